import * as m from '@prostuti/text/messages'
import { useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { count } from '../../kit/list/list-cells.tsx'
import { Presence } from '../../kit/live/presence.tsx'
import { Segments } from '../../kit/preview/segments.tsx'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { Balance } from './balance.tsx'
import { Bank } from './bank/bank.tsx'
import styles from './builder.module.css'
import { gapList, missingIn } from './desk-words.ts'
import { FreezeDialog } from './dialogs/freeze-dialog.tsx'
import { PrintDialog } from './dialogs/print-dialog.tsx'
import { SharesDialog } from './dialogs/shares-dialog.tsx'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import { PaperColumn } from './paper-column.tsx'
import { Progress } from './progress.tsx'
import { type Desk, type DeskState, useDesk } from './use-desk.ts'

/** The builder: the bank, the paper and how it stands, side by side. */
export function Component() {
  const { id = '' } = useParams()
  const state = useDesk(id)
  if (state.desk)
    return (
      <>
        <Presence of={`/api/v3/admin/papers/${id}/desk`} />
        <Builder state={state} desk={state.desk} />
      </>
    )
  if (state.error) return <Unread error={state.error} retry={state.reload} />
  return (
    <>
      <p role="status" className="sr">
        {m.office_loading()}
      </p>
      <div className={styles.bones} aria-hidden="true" />
    </>
  )
}

type Open = 'freeze' | 'shares' | 'print' | undefined
/** What a phone shows of the three columns. */
type Pane = 'bank' | 'paper' | 'balance'

function Builder({ state, desk }: { state: DeskState; desk: Desk }) {
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState('')
  const [pane, setPane] = useState<Pane>('paper')
  const search = useRef<HTMLInputElement>(null)
  const mayWrite = desk.may.write
  const [query] = useSearchParams()
  const importId = Number(query.get('import') ?? 0)

  const undo = async () => {
    if (!mayWrite || desk.undo_to === null) return
    if (await state.take({ kind: 'undo' })) setSaid(m.office_build_undone())
  }
  const fill = async () => {
    if (state.isSaving) return
    const before = desk.questions.length
    const taken = await state.take({ kind: 'fill' })
    if (taken === undefined) return
    const lacking = missingIn(taken.lacking)
    showToast({
      text:
        lacking > 0
          ? m.office_build_lacking({ count: count(lacking), list: gapList(taken.desk, taken.lacking) })
          : m.office_build_filled({ count: count(taken.desk.questions.length - before) }),
      undo: () => state.take({ kind: 'undo' }),
    })
  }
  useKeys({ 'ctrl+z': () => (mayWrite ? void undo() : false) })

  return (
    <div className={styles.screen}>
      <Head desk={desk} state={state} onFreeze={() => setOpen('freeze')} onPrint={() => setOpen('print')} />
      <Progress desk={desk} isSaving={state.isSaving} onUndo={() => void undo()} />
      <p role="status" className="sr">
        {said}
      </p>
      <div className={styles.panes}>
        <Segments
          name="pane"
          label={m.office_build_pane()}
          value={pane}
          choices={[
            ...(mayWrite ? [{ value: 'bank' as const, label: m.office_build_bank() }] : []),
            { value: 'paper' as const, label: m.office_build_paper() },
            { value: 'balance' as const, label: m.office_build_balance() },
          ]}
          onChange={setPane}
        />
      </div>
      <div className={styles.columns} data-is={mayWrite ? 'open' : 'fixed'} data-pane={pane}>
        {mayWrite && (
          <Bank
            desk={desk}
            search={search}
            onAdd={async (questionId) => {
              if (await state.take({ kind: 'add', question_ids: [questionId] })) setSaid(m.office_build_added())
            }}
          />
        )}
        <PaperColumn desk={desk} state={state} onSay={setSaid} />
        <Balance
          desk={desk}
          onShares={() => setOpen('shares')}
          onEven={(isEven) => void state.take({ kind: 'even', is_even: isEven })}
          onFollow={() => void state.take({ kind: 'follow' })}
        />
      </div>
      <Foot
        desk={desk}
        state={state}
        onFill={() => void fill()}
        onPick={() => {
          setPane('bank')
          // Once it stands: on a phone it is hidden until then.
          requestAnimationFrame(() => search.current?.focus())
        }}
        onFreeze={() => setOpen('freeze')}
        onImport={importId > 0 ? () => void state.take({ kind: 'add_import', import_id: importId }) : undefined}
      />
      {open === 'freeze' && <FreezeDialog desk={desk} onClose={() => setOpen(undefined)} onDone={state.reload} />}
      {open === 'print' && <PrintDialog desk={desk} onClose={() => setOpen(undefined)} />}
      {open === 'shares' && (
        <SharesDialog
          desk={desk}
          onClose={() => setOpen(undefined)}
          onSave={async (lines) => {
            if (await state.take({ kind: 'blueprint', lines })) setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}
