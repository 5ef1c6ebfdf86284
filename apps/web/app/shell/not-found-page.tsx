import {
  state_contact_us,
  state_go_home,
  state_not_found_text,
  state_not_found_title,
  state_see_batches,
  state_way_batches_text,
  state_way_contact_text,
  state_way_home_text,
  state_ways,
} from '@prostuti/text/messages'
import { MissingLabel } from '@prostuti/ui/drawings/missing-label'
import { Ways } from './ways.tsx'

export default function NotFoundPage() {
  return (
    <div className="wrap">
      <div className="ways-page">
        <div className="card">
          <div className="void">
            <MissingLabel />
            <h1>{state_not_found_title()}</h1>
            <p>{state_not_found_text()}</p>
          </div>
          <Ways
            label={state_ways()}
            ways={[
              { icon: 'home', to: '/', title: state_go_home(), text: state_way_home_text() },
              { icon: 'book', to: '/batches', title: state_see_batches(), text: state_way_batches_text() },
              { icon: 'phone', to: '/contact-details', title: state_contact_us(), text: state_way_contact_text() },
            ]}
          />
        </div>
      </div>
    </div>
  )
}
