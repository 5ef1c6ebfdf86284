import type { FieldsOf, holidayResource } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { BothLanguages, Check } from '../../kit/form/fields.tsx'
import { ResourceForm } from '../../kit/form/resource-form.tsx'
import { DayBox } from '../../kit/form/typed-fields.tsx'
import { RemoveButton } from '../../kit/removal/remove-button.tsx'
import { useMay } from '../../session/me.ts'
import { HolidayClasses } from './holiday-classes.tsx'

type Fields = FieldsOf<typeof holidayResource>

const path = '/api/v3/admin/holidays'
const list = '/holidays'

const blank: Fields = { day: '', name: { bn: '' }, is_hartal: false }

export function Component() {
  const { id = 'new' } = useParams()
  const may = useMay()
  const mayWrite = may('courses.write')
  return (
    <ResourceForm<Fields>
      key={id}
      path={path}
      id={id}
      blank={blank}
      title={(fields) => (fields ? pickText(fields.name, getLocale()) : m.office_holiday_new())}
      list={{ to: list, title: m.office_menu_holidays() }}
      mayWrite={mayWrite}
      acts={
        mayWrite
          ? (shown) => (
              <RemoveButton
                {...{ path, id, list, ...shown }}
                label={m.office_holiday_remove()}
                removed={m.office_holiday_removed()}
              />
            )
          : undefined
      }
      below={<ClassesOf id={id} />}
      labels={{
        day: m.office_holiday_day(),
        name: m.office_holiday_name(),
        is_hartal: m.office_holiday_hartal(),
      }}
    >
      <DayBox name="day" label={m.office_holiday_day()} />
      <BothLanguages name="name" label={m.office_holiday_name()} />
      <Check name="is_hartal" label={m.office_holiday_is_hartal()} />
    </ResourceForm>
  )
}

/** The day stands in the form. */
const ClassesOf = ({ id }: { id: string }) => <HolidayClasses id={id} day={useWatch<Fields, 'day'>({ name: 'day' })} />
