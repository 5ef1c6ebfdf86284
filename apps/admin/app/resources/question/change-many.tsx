import type { BodyOf } from '@prostuti/contract'
import type { changeQuestions, RowOf, subjectResource, topicResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { TextField } from '@prostuti/ui/text-field'
import { useState } from 'react'
import { failureWords } from '../../api/api-error.ts'
import { post } from '../../api/call.ts'
import type { BulkActs } from '../../kit/list/bulk-bar.tsx'
import { PickOne } from '../../kit/pick/pick-one.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay } from '../../session/me.ts'
import styles from './question-list.module.css'

type Chosen = Parameters<BulkActs>[0]
type Change = BodyOf<typeof changeQuestions>['change']
type SubjectRow = RowOf<typeof subjectResource>
type TopicRow = RowOf<typeof topicResource>

const path: (typeof changeQuestions)['path'] = '/api/v3/admin/bulk/questions'

const tagsIn = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

/** What can be changed in many questions at once: as a job, which says of each how it went. */
export function ChangeMany({ many, onBegun }: Chosen) {
  const may = useMay()
  const [open, setOpen] = useState<'subject' | 'tags' | 'state'>()
  const [subject, setSubject] = useState<number | null>(null)
  const [topic, setTopic] = useState<number | null>(null)
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const begin = async (change: Change, words: string) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { filter, list, title } = many
      await post<typeof changeQuestions>(path, {
        change,
        filter,
        list,
        title: m.office_bulk_title({ list: title, action: words }),
      })
      setOpen(undefined)
      await onBegun(words)
    } catch (error) {
      showToast({ text: failureWords(error) })
    } finally {
      setIsBusy(false)
    }
  }
  const verbs = [
    { verb: 'send' as const, words: m.office_question_send() },
    ...(may('questions.review') ? [{ verb: 'accept' as const, words: m.office_question_accept() }] : []),
    { verb: 'retire' as const, words: m.office_question_retire() },
    { verb: 'bring_back' as const, words: m.office_question_bring_back() },
  ]
  const titles = {
    subject: m.office_question_many_subject(),
    tags: m.office_question_many_tags(),
    state: m.office_question_many_state(),
  }
  const canBegin = open === 'subject' ? subject !== null : tagsIn(added).length + tagsIn(removed).length > 0
  const confirm = () => {
    if (open === 'subject' && subject !== null)
      void begin({ what: 'subject', subject_id: subject, topic_id: topic }, titles.subject)
    if (open === 'tags') void begin({ what: 'tags', add: tagsIn(added), remove: tagsIn(removed) }, titles.tags)
  }
  return (
    <>
      {(['subject', 'tags', 'state'] as const).map((what) => (
        <button key={what} type="button" className="btn btn-line btn-sm" onClick={() => setOpen(what)}>
          {titles[what]}
        </button>
      ))}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === undefined ? '' : titles[open]}
        actions={
          open !== 'state' && (
            <button
              type="button"
              className="btn btn-brand"
              aria-busy={isBusy}
              aria-disabled={!canBegin}
              onClick={() => canBegin && confirm()}
            >
              {m.office_question_many_change()}
            </button>
          )
        }
      >
        <div className={styles.fields}>
          {open === 'subject' && (
            <>
              <PickOne<SubjectRow>
                path="/api/v3/admin/subjects"
                label={m.office_subject()}
                value={subject}
                wordsOf={({ name }) => pickText(name, getLocale())}
                onChange={(id) => {
                  setSubject(id)
                  setTopic(null)
                }}
              />
              <PickOne<TopicRow>
                path="/api/v3/admin/topics"
                query={subject === null ? {} : { subject }}
                label={m.office_topic()}
                note={m.office_optional()}
                value={topic}
                wordsOf={({ name }) => pickText(name, getLocale())}
                onChange={(id, row) => {
                  setTopic(id)
                  if (row) setSubject(row.subject_id)
                }}
              />
            </>
          )}
          {open === 'tags' && (
            <>
              <TextField
                name="add"
                label={m.office_question_tags_add()}
                hint={m.office_question_tags_hint()}
                value={added}
                onChange={({ currentTarget }) => setAdded(currentTarget.value)}
              />
              <TextField
                name="remove"
                label={m.office_question_tags_remove()}
                value={removed}
                onChange={({ currentTarget }) => setRemoved(currentTarget.value)}
              />
            </>
          )}
          {open === 'state' && (
            <>
              <p>{m.office_question_many_state_text()}</p>
              {verbs.map(({ verb, words }) => (
                <button
                  key={verb}
                  type="button"
                  className="btn btn-line"
                  aria-busy={isBusy}
                  onClick={() => void begin({ what: 'state', verb }, words)}
                >
                  {words}
                </button>
              ))}
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
