import * as m from '@prostuti/text/messages'
import { DoctorSide, DoctorSides } from '../../kit/doctor/doctor-sides.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import own from './merge.module.css'
import { amountWords, blockWords, clashWords, decisionWords, type Preview, thingWords } from './merge-words.ts'

/** Both accounts, what each has, where they clash and how that is decided. */
export function PreviewCards({ preview }: { preview: Preview }) {
  const { kept, gone, things, clashes, blocks } = preview
  return (
    <>
      {blocks.length > 0 && (
        <section className={`card ${styles.card}`} role="alert">
          <header>
            <h2>{m.office_merge_is_blocked()}</h2>
          </header>
          <div className={styles.body}>
            {blocks.map((block) => (
              <p key={block} className="err">
                {blockWords[block]()}
              </p>
            ))}
          </div>
        </section>
      )}
      <DoctorSides>
        <DoctorSide doctor={kept} mark={<span className="chip chip-ok">{m.office_merge_kept()}</span>} />
        <DoctorSide doctor={gone} mark={<span className="chip">{m.office_merge_gone()}</span>} />
      </DoctorSides>
      <section className={`card ${styles.card} ${own.below}`}>
        <header>
          <h2>{m.office_merge_clashes()}</h2>
        </header>
        <div className={styles.body}>
          {clashes.length === 0 && <p>{m.office_merge_clashes_none()}</p>}
          <ul className={own.clashes}>
            {clashes.map((clash, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two papers may have one title, and the list never changes its order.
              <li key={nth}>
                <b>{clashWords(clash)}</b> <span>{decisionWords[clash.decision]()}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`card ${styles.card}`}>
        <header>
          <h2>{m.office_merge_things()}</h2>
        </header>
        <div className={styles.body}>
          <p className="hint">{m.office_merge_things_text()}</p>
          <table className={own.things}>
            <thead>
              <tr>
                <th scope="col">{m.office_merge_thing()}</th>
                <th scope="col">{m.office_merge_kept()}</th>
                <th scope="col">{m.office_merge_gone()}</th>
              </tr>
            </thead>
            <tbody>
              {things.map((line) => (
                <tr key={line.thing}>
                  <th scope="row">{thingWords[line.thing]()}</th>
                  <td>{amountWords(line.thing, line.kept)}</td>
                  <td>{amountWords(line.thing, line.gone)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}
