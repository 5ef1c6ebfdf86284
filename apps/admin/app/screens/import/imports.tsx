import type { listImports } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import { Dropzone } from './dropzone.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { Head } from './head.tsx'
import styles from './import.module.css'
import { importsPath } from './model/use-import.ts'

/** A file of questions is brought here; those that were brought before stand below. */
export function Component() {
  const [before, setBefore] = useState<number>()
  const found = useQuery(get<typeof listImports>(importsPath, { query: { before } }))
  return (
    <>
      <Head title={m.office_import()} step={1} />
      <Dropzone />
      <section className={styles.earlier} aria-labelledby="earlier-imports">
        <h2 id="earlier-imports">{m.office_import_earlier()}</h2>
        {found.error && !found.data ? (
          <div className={`card pad ${styles.message}`} role="alert">
            <p>{found.error.message}</p>
            <button type="button" className="btn btn-line" onClick={() => void found.refetch()}>
              {m.office_try_again()}
            </button>
          </div>
        ) : found.data ? (
          <>
            <EarlierImports imports={found.data.imports} />
            {found.data.next !== null && (
              <button
                type="button"
                className="btn btn-line btn-sm"
                onClick={() => setBefore(found.data.next ?? undefined)}
              >
                {m.office_list_next()}
              </button>
            )}
          </>
        ) : (
          <>
            <p role="status" className="sr">
              {m.office_loading()}
            </p>
            <div className={styles.bones} aria-hidden="true" />
          </>
        )}
      </section>
    </>
  )
}
