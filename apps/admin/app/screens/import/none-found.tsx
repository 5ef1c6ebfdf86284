import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dropzone } from './dropzone.tsx'
import { Head } from './head.tsx'
import styles from './import.module.css'
import type { Import } from './model/use-import.ts'
import paperStyles from './paper.module.css'

/** Nothing in the file looks like a question: how it begins, and what was expected instead. */
export function NoneFound({ of }: { of: Import }) {
  return (
    <>
      <Head title={m.office_import_none_found()} step={2} of={of} />
      <p>{m.office_import_none_found_text()}</p>
      <div className={styles.pair}>
        <section aria-labelledby="first-lines">
          <h2 id="first-lines">{m.office_import_first_lines()}</h2>
          <ol className={paperStyles.paper}>
            {of.first_lines.map(({ number, text }) => (
              <li key={number}>
                <span className={paperStyles.lineNumber}>{localizeDigits(number, getLocale())}</span>
                {text}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="expected-lines">
          <h2 id="expected-lines">{m.office_import_expected()}</h2>
          <pre className={paperStyles.paper}>{m.office_import_example()}</pre>
          <p className="hint">{m.office_import_example_hint()}</p>
        </section>
      </div>
      <Dropzone />
    </>
  )
}
