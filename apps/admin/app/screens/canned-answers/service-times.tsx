import type { FieldsOf, serviceTimesSettings } from '@prostuti/contract/staff'
import { weekdayName, weekdaysFromSaturday } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useController } from 'react-hook-form'
import { categoryNames, categoryWords } from '../../kit/complaint/category-words.ts'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { ClockBox, NumberBox } from '../../kit/form/typed-fields.tsx'
import { useMay } from '../../session/me.ts'
import styles from './service-times.module.css'

type Fields = FieldsOf<typeof serviceTimesSettings>

const blank: Fields = {
  opens: '09:00',
  closes: '22:00',
  closed_days: [5],
  answer_hours: { lecture: 12, exam: 8, payment: 6, sheet: 12, device: 4, other: 12 },
  settle_hours: 39,
}

/** When complaints are worked on, and how soon the centre promises to answer. */
export function Component() {
  const may = useMay()
  const labels = {
    opens: m.office_service_opens(),
    closes: m.office_service_closes(),
    closed_days: m.office_service_closed_days(),
    answer_hours: m.office_service_answer_hours(),
    settle_hours: m.office_service_settle_hours(),
  }
  return (
    <ResourceForm<Fields>
      path="/api/v3/admin/settings/service-times"
      id="site"
      blank={blank}
      title={() => m.office_service_times()}
      list={{ to: '/inbox', title: m.office_inbox() }}
      mayWrite={may('settings.write')}
      labels={labels}
    >
      <p className="hint">{m.office_service_hint()}</p>
      <div className={styles.pair}>
        <ClockBox name="opens" label={labels.opens} />
        <ClockBox name="closes" label={labels.closes} />
      </div>
      <ClosedDays label={labels.closed_days} />
      <div className={styles.pair}>
        {categoryNames.map((category) => (
          <NumberBox
            key={category}
            name={`answer_hours.${category}`}
            label={m.office_service_hours_for({ what: categoryWords(category) })}
          />
        ))}
        <NumberBox name="settle_hours" label={labels.settle_hours} />
      </div>
    </ResourceForm>
  )
}

function ClosedDays({ label }: { label: string }) {
  const { field } = useController({ name: 'closed_days' })
  const closed: number[] = field.value ?? []
  const turn = (day: number) =>
    field.onChange(closed.includes(day) ? closed.filter((each) => each !== day) : [...closed, day].toSorted())
  return (
    <fieldset className={styles.days}>
      <legend>{label}</legend>
      {weekdaysFromSaturday.map((day) => (
        <label key={day}>
          <input type="checkbox" checked={closed.includes(day)} onChange={() => turn(day)} />
          {weekdayName(day, getLocale())}
        </label>
      ))}
    </fieldset>
  )
}
