import type { listParcels } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../api/call.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { countWords } from '../../kit/exam/marks-words.ts'
import { NextPage } from '../../kit/exam/pager.tsx'
import { Pills } from '../../kit/exam/pills.tsx'
import { SearchBox } from '../../kit/exam/search-box.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { couriers, courierWords, stages, stageWords, troubles, troubleWords } from '../../kit/parcel/parcel-words.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { BookingCard } from './booking-card.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { ParcelTable } from './parcel-table.tsx'
import { parcelsPath } from './parcel-types.ts'
import own from './parcels.module.css'
import { useBooking } from './use-booking.ts'

/** Parcels of lecture sheets: where each is, what is stuck, and many booked and labelled at once. */
export function Component() {
  const { query, change } = useQueried()
  const may = useMay()
  const locale = getLocale()
  const filter = {
    state: stages.find((each) => each === query.get('state')),
    courier: couriers.find((each) => each === query.get('courier')),
    stuck: troubles.find((each) => each === query.get('stuck')),
    batch: query.get('batch') ?? undefined,
    search: query.get('search') ?? '',
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...get<typeof listParcels>(parcelsPath, { query: { ...filter, after: query.get('after') ?? undefined } }),
    placeholderData: keepPreviousData,
  })
  const booking = useBooking()
  const selection = useSelection(data?.rows.map(({ id }) => id) ?? [], query.toString())
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(parcelsPath)) || news.kind === 'job')
      void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  const countOf = (stage: string) => {
    const counted = data?.counts.find((each) => each.stage === stage)
    return counted && countWords(counted)
  }
  const isEmpty = data?.rows.length === 0
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_parcels()}</h1>
          <p className="hint" role="status">
            {data ? m.office_parcels_count({ count: countWords({ ...data, count: data.total }) }) : m.office_loading()}
          </p>
        </div>
      </div>
      {booking.booking && <BookingCard job={booking.booking} booking={booking} />}
      <section className={`card ${styles.card}`} aria-label={m.office_parcels()}>
        <div className={styles.tools}>
          <Pills
            choices={[undefined, ...stages].map((stage) => ({ value: stage, label: pillWords(stage, countOf) }))}
            value={filter.state}
            onChange={(state) => change({ state })}
          />
        </div>
        <div className={styles.tools}>
          <SearchBox
            label={m.office_parcels_search()}
            value={filter.search}
            onSearch={(search) => change({ search })}
          />
          <Choose
            label={m.office_parcel_courier()}
            none={m.office_parcels_any_courier()}
            value={filter.courier}
            choices={couriers.map((courier) => ({
              value: courier,
              text: courierWords({ courier, courier_name: null }),
            }))}
            onChange={(courier) => change({ courier })}
          />
          <Choose
            label={m.office_parcel_batch()}
            none={m.office_parcels_any_batch()}
            value={filter.batch}
            choices={(data?.batches ?? []).map(({ id, title }) => ({
              value: String(id),
              text: pickText(title, locale),
            }))}
            onChange={(batch) => change({ batch })}
          />
          <Choose
            label={m.office_parcel_stuck()}
            none={m.office_parcels_any_trouble()}
            value={filter.stuck}
            choices={troubles.map((trouble) => ({ value: trouble, text: troubleWords(trouble) }))}
            onChange={(stuck) => change({ stuck })}
          />
        </div>
        {isEmpty && (
          <p className={styles.message}>
            {query.size === 0 ? m.office_parcels_empty() : m.office_list_nothing_found()}
          </p>
        )}
        {data && !isEmpty && (
          <ParcelTable
            rows={data.rows}
            selection={may('parcels.write') ? selection : undefined}
            isOld={isPlaceholderData}
          />
        )}
        {data && (
          <ChosenBar
            selection={selection}
            total={{ ...data, count: data.total }}
            filter={{
              ...filter,
              search: filter.search || undefined,
              batch: filter.batch ? Number(filter.batch) : undefined,
            }}
            booking={booking}
          />
        )}
        <NextPage next={data?.next} onNext={(after) => change({ after })} />
      </section>
    </>
  )
}

/** What is over is not counted: there are ever more of it. */
function pillWords(stage: (typeof stages)[number] | undefined, countOf: (stage: string) => string | undefined): string {
  if (stage === undefined) return m.office_parcels_all()
  const count = countOf(stage)
  return count === undefined ? stageWords(stage) : `${stageWords(stage)} ${count}`
}

type ChooseProps = {
  label: string
  none: string
  value: string | undefined
  choices: { value: string; text: string }[]
  onChange: (value: string | undefined) => void
}

function Choose({ label, none, value, choices, onChange }: ChooseProps) {
  return (
    <label className={own.choose}>
      <span className="sr">{label}</span>
      <select
        className="input"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  )
}
