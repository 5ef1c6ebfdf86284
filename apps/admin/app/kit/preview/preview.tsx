import type { previewDraft } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { post } from '../../api/call.ts'
import styles from './preview.module.css'
import { Segments } from './segments.tsx'

type PreviewProps = { resource: string; id: string }

/** What the form says, on the public page that it is for, before anybody else sees it. */
export function Preview({ resource, id }: PreviewProps) {
  const { getValues } = useFormContext()
  const [url, setUrl] = useState<string>()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    setIsBusy(true)
    setFailure('')
    try {
      const draft = { resource, id: id === 'new' ? null : id, fields: getValues() }
      setUrl((await post<typeof previewDraft>('/api/v3/admin/previews', draft)).url)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.office_failed())
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <span role="alert">{failure}</span>
      <button type="button" className="btn btn-line" aria-busy={isBusy} onClick={() => void show()}>
        <Eye size={18} aria-hidden="true" />
        {m.office_preview()}
      </button>
      <Dialog open={url !== undefined} onClose={() => setUrl(undefined)} title={m.office_preview_title()}>
        {url && <Frame url={url} />}
      </Dialog>
    </>
  )
}

const widths = { phone: 360, desk: 1280 }

function Frame({ url }: { url: string }) {
  const [width, setWidth] = useState<keyof typeof widths>('phone')
  const [language, setLanguage] = useState<string>(getLocale())
  const stage = useRef<HTMLDivElement>(null)
  // A computer's page is wider than the dialog: it is shown smaller, as wide as there is room.
  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / widths[width])
      element.style.setProperty('--preview-width', `${widths[width]}px`)
      element.style.setProperty('--preview-scale', String(scale))
    }
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(element)
    return () => watch.disconnect()
  }, [width])
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Segments
          name="preview-width"
          label={m.office_preview_screen()}
          value={width}
          choices={[
            { value: 'phone', label: m.office_preview_phone() },
            { value: 'desk', label: m.office_preview_computer() },
          ]}
          onChange={setWidth}
        />
        <Segments
          name="preview-language"
          label={m.office_preview_language()}
          value={language}
          choices={[
            { value: 'bn', label: 'বাংলা' },
            { value: 'en', label: 'English' },
          ]}
          onChange={setLanguage}
        />
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe
          key={language}
          title={m.office_preview_title()}
          src={`${url}?lang=${language}`}
          sandbox="allow-scripts allow-same-origin"
        />
      </div>
      <p className={styles.note}>{m.office_preview_note()}</p>
    </div>
  )
}
