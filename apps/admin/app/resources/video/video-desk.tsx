import type { ResponseOf } from '@prostuti/contract'
import type { cancelRenditions, makeRenditions, readVideoDesk } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { spellDuration } from '../../kit/duration/duration.ts'
import progress from '../../kit/jobs/job-progress.module.css'
import { count, momentDay, words } from '../../kit/list/list-cells.tsx'
import { Unread } from '../../kit/screens/unread.tsx'
import { sizeWords } from '../../kit/upload/upload-words.ts'
import styles from './video.module.css'
import { renditionWords, sourceWords } from './video-words.ts'
import { Watchers } from './watchers.tsx'

type Desk = ResponseOf<typeof readVideoDesk>

/** What hangs on a video: the video itself, its sizes, its captions, where it stands and who has watched it. */
export function VideoDesk({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...get<typeof readVideoDesk>('/api/v3/admin/videos/:id/desk', { params: { id } }),
    // While sizes are made the figure moves.
    refetchInterval: ({ state }) =>
      ['waiting', 'running'].includes(state.data?.rendition?.state ?? '') ? 3000 : false,
  })
  if (error && !data) return <Unread error={error} retry={() => void refetch()} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  return (
    <>
      <section className={`card ${styles.part}`} aria-labelledby="video-played">
        <h2 id="video-played">{m.office_video_played()}</h2>
        {data.plays ? (
          // biome-ignore lint/a11y/useMediaCaption: staff look at the file itself; captions are written beside it
          <video
            className={styles.player}
            controls
            preload="metadata"
            src={data.plays}
            poster={data.poster ?? undefined}
          />
        ) : (
          <p className="hint">
            {data.source === 'embed' ? m.office_video_plays_elsewhere() : m.office_video_plays_sizes()}
          </p>
        )}
        <p className={styles.facts}>
          <span className="chip chip-line">{sourceWords(data.source)}</span>
          <span>{spellDuration(data.duration_seconds, getLocale())}</span>
          {data.sizes.map(({ height, bytes }) => (
            <span key={height}>{m.office_video_size({ height: count(height), size: sizeWords(bytes) })}</span>
          ))}
        </p>
        {data.source !== 'embed' && <Sizes id={id} desk={data} onChanged={() => void refetch()} />}
      </section>
      {data.source !== 'embed' && (
        <section className={`card ${styles.part}`} aria-labelledby="video-captions">
          <h2 id="video-captions">{m.office_captions()}</h2>
          <ul className={styles.links}>
            {(['bn', 'en'] as const).map((language) => (
              <li key={language}>
                <Link to={`/videos/${id}/captions/${language}`}>
                  {language === 'bn' ? m.office_captions_bn() : m.office_captions_en()}
                </Link>{' '}
                <span className="chip chip-line">
                  {data.captions.includes(language) ? m.office_captions_there() : m.office_captions_none()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Uses desk={data} />
      <Watchers id={id} watchedBy={data.watched_by} completedBy={data.completed_by} />
    </>
  )
}

type SizesProps = { id: string; desk: Desk; onChanged: () => void }

/** The making of sizes: how far it is, why it failed, and what can be done. */
function Sizes({ id, desk: { rendition, can_make_sizes, source, may_write }, onChanged }: SizesProps) {
  const { isBusy, failure, act } = useAct()
  const params = { params: { id } }
  const isUnderWay = rendition?.state === 'waiting' || rendition?.state === 'running'
  if (!can_make_sizes && !isUnderWay)
    return source === 'file' ? <p className="hint">{m.office_rendition_no_ffmpeg()}</p> : null
  const make = () =>
    act(async () => {
      await post<typeof makeRenditions>('/api/v3/admin/videos/:id/renditions', undefined, params)
      onChanged()
    })
  const cancel = () =>
    act(async () => {
      await post<typeof cancelRenditions>('/api/v3/admin/videos/:id/renditions/cancel', undefined, params)
      onChanged()
    })
  return (
    <div className={styles.sizes}>
      <p role="status">
        {rendition ? renditionWords(rendition.state) : m.office_rendition_none()}
        {rendition?.state === 'running' && ` · ${count(rendition.percent)}%`}
      </p>
      {rendition?.state === 'running' && (
        <progress
          className={progress.progress}
          value={rendition.percent}
          max={100}
          aria-label={m.office_rendition_running()}
        />
      )}
      {rendition?.state === 'failed' && rendition.error && (
        <p className={styles.said} lang="en">
          {rendition.error}
        </p>
      )}
      {may_write && (
        <div className={styles.acts}>
          {isUnderWay ? (
            <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void cancel()}>
              {m.office_rendition_cancel()}
            </button>
          ) : (
            can_make_sizes && (
              <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void make()}>
                {makeWords(rendition?.state)}
              </button>
            )
          )}
        </div>
      )}
      {failure && (
        <p role="alert" className="err">
          {failure}
        </p>
      )}
    </div>
  )
}

/** What the button says that asks for sizes. */
const makeWords = (state: NonNullable<Desk['rendition']>['state'] | undefined): string =>
  ({ failed: m.office_try_again, done: m.office_rendition_again })[state as 'failed' | 'done']?.() ??
  m.office_rendition_make()

const useWords: Record<Desk['uses'][number]['kind'], () => string> = {
  lecture: m.office_use_lecture,
  given: m.office_use_given,
  shelf: m.office_use_shelf,
}

const addressOf = ({ kind, id }: Desk['uses'][number]): string =>
  ({ lecture: `/batches/${id}/timetable`, given: `/given-videos/${id}`, shelf: `/shelves/${id}` })[kind]

function Uses({ desk: { uses, more_uses } }: { desk: Desk }) {
  return (
    <section className={`card ${styles.part}`} aria-labelledby="video-uses">
      <h2 id="video-uses">{m.office_media_used()}</h2>
      {uses.length === 0 && <p className="hint">{m.office_media_used_nowhere()}</p>}
      <ul className={styles.links}>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id} ${use.at}`}>
            <span className="chip chip-line">{useWords[use.kind]()}</span>{' '}
            <Link to={addressOf(use)}>{words(use.title)}</Link>{' '}
            <span className={styles.note}>
              {[words(use.batch), use.at && momentDay(use.at)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {more_uses > 0 && <p className="hint">{m.office_media_more_uses({ count: more_uses })}</p>}
    </section>
  )
}
