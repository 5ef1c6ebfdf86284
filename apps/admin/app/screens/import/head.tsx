import * as m from '@prostuti/text/messages'
import { FileText, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import styles from './import.module.css'
import type { ListedImport } from './model/use-import.ts'
import { Steps } from './steps.tsx'

type HeadProps = { title: string; step: number; of?: Pick<ListedImport, 'file_name'> }

/** The title of each step, the file that it is about, and the way to another one. */
export function Head({ title, step, of }: HeadProps) {
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.crumb}>
            {of ? (
              <Link to="/import">{m.office_import()}</Link>
            ) : (
              <Link to="/questions">{m.office_menu_questions()}</Link>
            )}
          </p>
          <h1>{title}</h1>
        </div>
        {of && (
          <div className={styles.file}>
            <span className="chip">
              <FileText aria-hidden="true" size={16} />
              <span>{of.file_name}</span>
            </span>
            <Link className="btn btn-line btn-sm" to="/import">
              <RefreshCw aria-hidden="true" size={16} />
              {m.office_import_other_file()}
            </Link>
          </div>
        )}
      </div>
      <Steps now={step} />
    </>
  )
}
