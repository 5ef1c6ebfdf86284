import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { askAddress } from '../../kit/complaint/ask-address.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { volumeWords } from './parcel-words.ts'
import { type Sheet, trackAddress } from './sheet-queries.ts'
import styles from './sheets.module.css'

const chips: Record<Sheet['state'], readonly [() => string, string]> = {
  printing: [m.sheet_state_printing, ''],
  ready: [m.sheet_state_ready, 'chip-brand'],
  requested: [m.sheet_state_requested, 'chip-line'],
  on_the_way: [m.sheet_state_on_the_way, 'chip-brand'],
  delivered: [m.sheet_state_delivered, 'chip-ok'],
}

/** Every volume as a book: bound when it is there, an outline while it is being printed. */
export function Shelf({ id, sheets }: { id: string; sheets: Sheet[] }) {
  return (
    <MySection title={m.sheet_shelf()}>
      <p className={`muted ${styles.shelfSum}`}>{sumWords(sheets)}</p>
      <ol className={styles.shelf}>
        {sheets.map((sheet) => (
          <li key={sheet.id} className={`card ${styles.volCard}`}>
            <Cover sheet={sheet} />
            <div className={styles.volText}>
              <p className="meta">
                {volumeWords(sheet.volume)} · {m.sheet_pages({ count: localizeDigits(sheet.pages, getLocale()) })}
              </p>
              <h3>
                <Phrase text={sheet.title} />
              </h3>
              <p>
                <span className={`chip ${chips[sheet.state][1]}`}>{chips[sheet.state][0]()}</span>
              </p>
              {sheet.state !== 'printing' && (
                <Link className="link" to={askAddress(id, { kind: 'sheet', sheetId: sheet.id })}>
                  <span aria-hidden="true">{m.sheet_ask()}</span>
                  <span className="sr">{m.sheet_ask_of({ n: localizeDigits(sheet.volume, getLocale()) })}</span>
                </Link>
              )}
              {sheet.delivery_id !== null && (
                <Link className="link" to={trackAddress(id, sheet.delivery_id)}>
                  <TrackWords sheet={sheet} />
                  <Icon of={arrowRightIcon} size="sm" />
                </Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </MySection>
  )
}

/** Short for the eye, with the volume for the ear. */
function TrackWords({ sheet: { state, volume } }: { sheet: Sheet }) {
  const n = localizeDigits(volume, getLocale())
  const isDone = state === 'delivered'
  return (
    <>
      <span aria-hidden="true">{isDone ? m.sheet_track_done() : m.sheet_track()}</span>
      <span className="sr">{isDone ? m.sheet_track_done_of({ n }) : m.sheet_track_of({ n })}</span>
    </>
  )
}

function Cover({ sheet }: { sheet: Sheet }) {
  return (
    <span className={styles.vol} data-is={sheet.state} aria-hidden="true">
      <b>{localizeDigits(sheet.volume, getLocale())}</b>
      <i />
    </span>
  )
}

function sumWords(sheets: Sheet[]): string {
  const locale = getLocale()
  const count = (...states: Sheet['state'][]) => sheets.filter(({ state }) => states.includes(state)).length
  const total = localizeDigits(sheets.length, locale)
  const delivered = localizeDigits(count('delivered'), locale)
  const way = count('requested', 'on_the_way')
  return way === 0
    ? m.sheet_sum({ total, delivered })
    : m.sheet_sum_way({ total, delivered, way: localizeDigits(way, locale) })
}
