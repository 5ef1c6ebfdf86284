import type { otherServices } from '@prostuti/contract'
import { home_services_label } from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../api/get.ts'
import { Phrase } from '../../../page/phrase.tsx'
import { SmartLink } from '../../../shell/smart-link.tsx'
import { Drawing } from '../drawing.tsx'
import { drawingOf } from './drawings.ts'

const servicesQuery = get<typeof otherServices>('/api/v3/web/homepage/other-services')

/** A quiet line below the batches. Without it the page is whole, so its trouble is nobody's concern. */
export function Services() {
  const { data, isPending } = useQuery(servicesQuery)
  if (isPending) return <div className="services" />
  if (!data?.services.length) return null
  return (
    <nav className="services" aria-label={home_services_label()}>
      {data.services.slice(0, 4).map(({ id, title, subtitle, icon, link }) => (
        <SmartLink key={id} to={link}>
          <Drawing d={drawingOf(icon)} size={22} stroke={1.5} />
          <span>
            <b>
              <Phrase text={title} />
            </b>
            {subtitle && (
              <small>
                <Phrase text={subtitle} />
              </small>
            )}
          </span>
        </SmartLink>
      ))}
    </nav>
  )
}
