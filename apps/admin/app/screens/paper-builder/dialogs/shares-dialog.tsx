import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { count, words } from '../../../kit/list/list-cells.tsx'
import styles from '../builder.module.css'
import type { Desk } from '../use-desk.ts'
import { ShareLine } from './share-line.tsx'
import { nextShare, type Share, sharesAsTheyAre, sharesIn, type TypedShare, typedShare } from './typed-shares.ts'

type SharesDialogProps = { desk: Desk; onClose: () => void; onSave: (shares: Share[]) => Promise<void> }

/** How many questions of which subject each section shall have. */
export function SharesDialog({ desk, onClose, onSave }: SharesDialogProps) {
  const [lines, setLines] = useState(() => desk.blueprint.map(({ found: _, ...share }) => typedShare(share)))
  const change = (id: number, given: Partial<TypedShare>) =>
    setLines((all) => all.map((line) => (line.id === id ? { ...line, ...given } : line)))
  const add = () => {
    const next = nextShare(lines, desk)
    if (next) setLines([...lines, next])
  }
  const shares = sharesIn(lines)
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_shares_title()}
      actions={
        <>
          <button
            type="button"
            className="btn btn-line"
            onClick={() => setLines(sharesAsTheyAre(desk).map(typedShare))}
          >
            {m.office_shares_as_is()}
          </button>
          <button type="button" className="btn btn-go" onClick={() => void onSave(shares)}>
            {m.office_save()}
          </button>
        </>
      }
    >
      <div className="stack">
        <p>{m.office_shares_text()}</p>
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            <ShareLine
              key={line.id}
              line={line}
              number={at + 1}
              desk={desk}
              onChange={(given) => change(line.id, given)}
              onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ol>
        <div className={styles.linesFoot}>
          <button type="button" className="btn btn-line btn-sm" onClick={add}>
            <Plus aria-hidden="true" size={16} /> {m.office_shares_add()}
          </button>
          <p className={styles.meta} role="status">
            {sumWords(shares, desk)}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

/** What the shares of each section come to, and how many it shall have. */
const sumWords = (shares: readonly Share[], { sections }: Desk): string =>
  sections
    .flatMap(({ key, name, quota }) => {
      if (quota === null) return []
      const own = shares.filter(({ section }) => section === key)
      const sum = own.reduce((all, { questions }) => all + questions, 0)
      return [m.office_shares_sum({ section: words(name), found: count(sum), quota: count(quota) })]
    })
    .join(' · ')
