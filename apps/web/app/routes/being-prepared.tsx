import {
  prepared_status,
  prepared_way_call_title,
  prepared_way_home_text,
  prepared_way_home_title,
  prepared_ways,
} from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { PageInPrint } from '@prostuti/ui/drawings/page-in-print'
import { type MetaFunction, useMatches } from 'react-router'
import { useAppData } from '../features/app-data/use-app-data.ts'
import { type Area, routeNamed } from '../route-table.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { preparedAreas } from '../shell/prepared-areas.ts'
import { type Way, Ways } from '../shell/ways.tsx'

const areaOf = (routeName: string | undefined): Area => routeNamed(routeName)?.area ?? 'content'

export const meta: MetaFunction = ({ matches }) => {
  const { title, text } = preparedAreas[areaOf(matches.at(-1)?.id)]
  return pageMeta({ matches, title: title(), description: text(), index: false })
}

export default function BeingPrepared() {
  const { title, text } = preparedAreas[areaOf(useMatches().at(-1)?.id)]
  const phone = useAppData()?.phone
  const home: Way = { icon: 'home', to: '/', title: prepared_way_home_title(), text: prepared_way_home_text() }
  const call: Way[] = phone
    ? [{ icon: 'phone', to: `tel:${phone}`, title: prepared_way_call_title(), text: displayPhone(phone, getLocale()) }]
    : []
  return (
    <div className="wrap">
      <div className="ways-page">
        <div className="card">
          <div className="void">
            <PageInPrint />
            <span className="chip chip-brand">{prepared_status()}</span>
            <h1>{title()}</h1>
            <p>{text()}</p>
          </div>
          <Ways label={prepared_ways()} ways={[home, ...call]} />
        </div>
      </div>
    </div>
  )
}
