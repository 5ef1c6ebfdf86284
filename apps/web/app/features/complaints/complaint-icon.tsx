import type { Category } from './complaint-queries.ts'
import '@prostuti/ui/icons/complaints.css'

/** As the shared icons, masks in a style sheet. */
type ComplaintIconName = Category | 'clip' | 'send' | 'pdf' | 'wait' | 'pen' | 'camera'

export function ComplaintIcon({ name }: { name: ComplaintIconName }) {
  return <i className={`ico ico-say-${name}`} aria-hidden="true" />
}
