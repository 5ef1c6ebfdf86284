import type { readCaptions, readVideoDesk, saveCaptions } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { readVtt, spellTime, type VttFault } from '@prostuti/text/vtt'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { dropDraft, keepDraft, readDraft } from '../../kit/form/drafts.ts'
import { DraftNote } from '../../kit/form/unsettled.tsx'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMe } from '../../session/me.ts'
import styles from './video.module.css'

const path = '/api/v3/admin/videos/:id/captions/:language'

const faultWords: Record<VttFault['code'], () => string> = {
  times: m.office_captions_fault_times,
  order: m.office_captions_fault_order,
  ends: m.office_captions_fault_ends,
  empty: m.office_captions_fault_empty,
  beyond: m.office_captions_fault_beyond,
}

const shownFaults = 20

/** Captions of one language, written as WebVTT beside the video that they stand under. */
export function Component() {
  const { id = '', language = 'bn' } = useParams()
  const params = { id, language: language as 'bn' | 'en' }
  const { data, error, refetch } = useQuery({
    ...get<typeof readCaptions>(path, { params }),
    throwOnError: isNotThere,
    // What is being written must not change under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // Each save has a file of its own, and opens the editor anew with what stands in it.
  const [saved, setSaved] = useState(false)
  // The file of captions that somebody has given up.
  const [anew, setAnew] = useState<string | null>()
  if (error && !data) return <Unread error={error} retry={() => void refetch()} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const reopen = () => void refetch()
  const vtt = data.vtt ?? (anew === data.file ? '' : null)
  if (vtt === null)
    return (
      <>
        <Head params={params} title={data.title} />
        <Unreadable retry={reopen} writeAnew={() => setAnew(data.file)} />
      </>
    )
  return <Editor key={data.file} {...{ params, saved, setSaved, reopen }} opened={{ ...data, vtt }} />
}

/** Captions that are there, but whose file the server cannot read: an empty editor would let somebody save nothing over them. */
function Unreadable({ retry, writeAnew }: { retry: () => void; writeAnew: () => void }) {
  return (
    <div role="alert" className={`card ${styles.part}`}>
      <p>{m.office_captions_unreadable()}</p>
      <div className={styles.acts}>
        <button type="button" className="btn btn-go" onClick={retry}>
          {m.office_try_again()}
        </button>
        <button type="button" className="btn btn-line" onClick={writeAnew}>
          {m.office_captions_anew()}
        </button>
      </div>
    </div>
  )
}

type Opened = {
  vtt: string
  title: { bn: string; en?: string | undefined }
  duration_seconds: number
  file: string | null
}
type EditorProps = {
  params: { id: string; language: 'bn' | 'en' }
  opened: Opened
  reopen: () => void
  saved: boolean
  setSaved: (saved: boolean) => void
}

function Editor({ params, opened, reopen, saved, setSaved }: EditorProps) {
  const { text, over, isRestored, ...draft } = useCaptionsDraft(params, opened)
  const [now, setNow] = useState(0)
  const box = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { isBusy, failure, act } = useAct()
  const { data: desk } = useQuery(
    get<typeof readVideoDesk>('/api/v3/admin/videos/:id/desk', { params: { id: params.id } }),
  )
  const mayWrite = desk?.may_write ?? false
  const { cues, faults } = readVtt(text, opened.duration_seconds)
  const shown = cues.filter(({ from, to }) => from <= now && now < to)
  const isDirty = text !== opened.vtt
  const standing = [m.office_captions_count({ count: count(cues.length) }), isDirty && m.office_draft_kept()]
  const write = (next: string) => {
    draft.write(next)
    setSaved(false)
  }
  const save = () =>
    act(async () => {
      await post<typeof saveCaptions>(path, { vtt: text, file: over }, { params })
      draft.forget()
      setSaved(true)
      reopen()
    })
  useKeys({ 'ctrl+s': () => mayWrite && faults.length === 0 && void save() })
  /** A new cue where the video stands, behind the others. */
  const addCue = () => {
    const from = video.current?.currentTime ?? now
    const head = text.trim() === '' ? 'WEBVTT' : text.trimEnd()
    write(`${head}\n\n${spellTime(from)} --> ${spellTime(from + 3)}\n`)
    box.current?.focus()
  }
  const goTo = (line: number) => {
    const start = text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length
    box.current?.focus()
    box.current?.setSelectionRange(start + (line > 1 ? 1 : 0), start + (line > 1 ? 1 : 0))
  }
  return (
    <>
      <Head params={params} title={opened.title} />
      {isRestored && <DraftNote onDrop={draft.drop} />}
      <div className={styles.editor}>
        <section className={`card ${styles.part}`} aria-label={m.office_captions_preview()}>
          {desk?.plays ? (
            // biome-ignore lint/a11y/useMediaCaption: they are being written beside it, and stand below
            <video
              ref={video}
              className={styles.player}
              controls
              preload="metadata"
              src={desk.plays}
              onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
            />
          ) : (
            <p className="hint">{m.office_captions_no_video()}</p>
          )}
          <p className={styles.cue} lang={params.language}>
            {shown.map(({ text: said }) => said).join('\n') || '…'}
          </p>
        </section>
        <section className={`card ${styles.part}`} aria-label={m.office_captions()}>
          <label className="lbl" htmlFor="vtt">
            {m.office_captions_text()}
          </label>
          <p className="hint" id="vtt-hint">
            {m.office_captions_hint()}
          </p>
          <textarea
            ref={box}
            id="vtt"
            className={`input ${styles.vtt}`}
            aria-describedby="vtt-hint"
            aria-invalid={faults.length > 0}
            lang={params.language}
            spellCheck={false}
            readOnly={!mayWrite}
            rows={18}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
          <p role="status" className={styles.note}>
            {saved && !isDirty ? m.office_saved() : standing.filter(Boolean).join(' · ')}
          </p>
          {faults.length > 0 && (
            <ul className={styles.faults}>
              {faults.slice(0, shownFaults).map(({ line, code }) => (
                <li key={`${line} ${code}`}>
                  <button type="button" className="btn btn-quiet btn-sm" onClick={() => goTo(line)}>
                    {m.office_captions_line({ line: localizeDigits(line, getLocale()) })}
                  </button>{' '}
                  {faultWords[code]()}
                </li>
              ))}
            </ul>
          )}
          {mayWrite && (
            <div className={styles.acts}>
              <button type="button" className="btn btn-line" onClick={addCue}>
                {m.office_captions_add()}
              </button>
              <button type="button" className="btn btn-line" onClick={() => file.current?.click()}>
                {m.office_captions_bring()}
              </button>
              <input
                ref={file}
                type="file"
                hidden
                accept=".vtt,.srt,text/vtt"
                onChange={({ currentTarget }) => {
                  void currentTarget.files?.[0]?.text().then(write)
                  currentTarget.value = ''
                }}
              />
              <button
                type="button"
                className="btn btn-go"
                aria-busy={isBusy}
                disabled={faults.length > 0 || !isDirty}
                onClick={() => void save()}
              >
                {m.office_save()}
              </button>
            </div>
          )}
          {failure && (
            <p role="alert" className="err">
              {failure}
            </p>
          )}
        </section>
      </div>
    </>
  )
}

function Head({ params: { id, language }, title }: { params: EditorProps['params']; title: Opened['title'] }) {
  return (
    <>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to="/videos">{m.office_videos()}</Link> / <Link to={`/videos/${id}`}>{words(title)}</Link>
      </nav>
      <h1>{language === 'bn' ? m.office_captions_bn() : m.office_captions_en()}</h1>
    </>
  )
}

type Typed = { vtt: string; file: string | null }

/** What was typed and not saved is there again, in this browser. It is saved only over the file that it was typed over. */
function useCaptionsDraft({ id, language }: EditorProps['params'], opened: Opened) {
  const { member } = useMe()
  const key = [`/api/v3/admin/videos/${id}/captions`, language, member.id] as const
  const [restored, setRestored] = useState(() => readDraft<Typed>(...key)?.fields)
  const [text, setText] = useState(restored?.vtt ?? opened.vtt)
  const { file: over } = restored ?? opened
  const forget = () => {
    dropDraft(...key)
    setRestored(undefined)
  }
  return {
    text,
    over,
    isRestored: restored !== undefined,
    write(vtt: string) {
      setText(vtt)
      if (vtt === opened.vtt) forget()
      else keepDraft<Typed>(...key, { fields: { vtt, file: over }, version: 0, at: new Date().toISOString() })
    },
    forget,
    drop() {
      forget()
      setText(opened.vtt)
    },
  }
}
