import type { listDistricts, paperResource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { SelectField } from '@prostuti/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { get } from '../../api/call.ts'
import { batchSource, courseSource } from '../../kit/course/sources.ts'
import { PickMany } from '../../kit/pick/pick-many.tsx'
import { PickOne } from '../../kit/pick/pick-one.tsx'
import type { PickSource } from '../../kit/pick/pick-types.ts'
import own from './campaign.module.css'
import type { Sentence } from './campaign-types.ts'
import { kindOf, type SentenceKind, sentenceKinds } from './campaign-words.ts'

const paperSource: PickSource<RowOf<typeof paperResource>> = {
  path: '/api/v3/admin/papers',
  wordsOf: ({ title }) => pickText(title, getLocale()),
}

type SentenceRowProps = { sentence: Sentence; onChange: (sentence: Sentence) => void; onRemove: () => void }

/** One thing that is asked of a doctor: what it is about, and which ones. */
export function SentenceRow({ sentence, onChange, onRemove }: SentenceRowProps) {
  const kind = kindOf(sentence)
  const turn = (to: SentenceKind) => {
    const { blank } = sentenceKinds[to]
    // Turned round it is still about the same ones.
    onChange(
      blank.about === sentence.about && blank.about !== 'owing'
        ? ({ ...sentence, not: blank.not } as Sentence)
        : blankOf(to),
    )
  }
  return (
    <div className={own.sentence}>
      <div className="select-wrap">
        <select
          className="input"
          aria-label={m.office_sentence_about()}
          value={kind}
          onChange={({ currentTarget }) => turn(currentTarget.value as SentenceKind)}
        >
          {(Object.keys(sentenceKinds) as SentenceKind[]).map((each) => (
            <option key={each} value={each}>
              {sentenceKinds[each].words()}
            </option>
          ))}
        </select>
      </div>
      <Which sentence={sentence} onChange={onChange} />
      <button type="button" className="icon-btn" aria-label={m.office_sentence_remove()} onClick={onRemove}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  )
}

/** A sentence of its own to change. */
export const blankOf = (kind: SentenceKind): Sentence => structuredClone<Sentence>(sentenceKinds[kind].blank)

function Which({ sentence, onChange }: Omit<SentenceRowProps, 'onRemove'>) {
  switch (sentence.about) {
    case 'course':
      return (
        <PickMany
          {...courseSource}
          label={m.office_sentence_courses()}
          value={sentence.ids}
          onChange={(ids) => onChange({ ...sentence, ids })}
        />
      )
    case 'batch':
      return (
        <PickMany
          {...batchSource}
          label={m.office_sentence_batches()}
          value={sentence.ids}
          onChange={(ids) => onChange({ ...sentence, ids })}
        />
      )
    case 'sat':
      return (
        <PickOne
          {...paperSource}
          label={m.office_sentence_paper()}
          value={sentence.paper_id || null}
          onChange={(id) => onChange({ ...sentence, paper_id: id ?? 0 })}
        />
      )
    case 'district':
      return <Districts ids={sentence.ids} onChange={(ids) => onChange({ ...sentence, ids })} />
    case 'owing':
      return <span />
  }
}

function Districts({ ids, onChange }: { ids: number[]; onChange: (ids: number[]) => void }) {
  const { data } = useQuery(get<typeof listDistricts>('/api/v3/admin/districts'))
  const all = (data?.districts ?? []).map(({ id, name }) => ({ value: id, label: name[getLocale()] }))
  const chosen = ids.flatMap((id) => all.find(({ value }) => value === id) ?? [])
  return (
    <div>
      <SelectField
        name="district"
        label={m.office_sentence_districts()}
        placeholder={m.office_sentence_add_district()}
        options={all.filter(({ value }) => !ids.includes(value))}
        value=""
        onChange={({ currentTarget }) => onChange([...ids, Number(currentTarget.value)])}
      />
      {chosen.length > 0 && (
        <ul className={own.chosen} aria-label={m.office_pick_chosen({ what: m.office_sentence_districts() })}>
          {chosen.map(({ value, label }) => (
            <li key={value} className="chip chip-brand">
              {label}
              <button
                type="button"
                aria-label={m.office_pick_remove({ what: label })}
                onClick={() => onChange(ids.filter((id) => id !== value))}
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
