import '@prostuti/ui/icons/sheets.css'

type SheetIconName = 'check' | 'cross' | 'truck' | 'copy' | 'out' | 'box'

/** As the shared icons, masks in this feature's own style sheet. */
export function SheetIcon({ name }: { name: SheetIconName }) {
  return <i className={`ico ico-sheet-${name}`} aria-hidden="true" />
}
