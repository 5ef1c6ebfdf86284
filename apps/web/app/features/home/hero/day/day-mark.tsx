import { Icon } from '@prostuti/ui/icon'
import { closeIcon } from '@prostuti/ui/icons/common'
import { dayTickIcon } from '@prostuti/ui/icons/home'
import type { PartVerdict } from './judge-day.ts'

/** A tick or a cross beside the words that say the same. */
export function DayMark({ verdict }: { verdict: PartVerdict }) {
  if (verdict === 'none') return null
  return <Icon of={verdict === 'wrong' ? closeIcon : dayTickIcon} />
}
