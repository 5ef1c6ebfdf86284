import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { courseOrderQuery } from '../../kit/checkout/checkout-api.ts'
import { courseLinks } from '../../kit/checkout/checkout-links.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

type CourseCheckoutProps = {
  enrolmentId: string
  /** Opened to pay a later part. */
  further: boolean
}

export function CourseCheckoutPage({ enrolmentId, further }: CourseCheckoutProps) {
  const options = courseOrderQuery(enrolmentId)
  const query = useQuery(options)
  const state = query.data?.order.state
  const isFurther = state === undefined ? further : state === 'booked' || state === 'paid'
  const title = isFurther ? m.checkout_further_title() : m.checkout_title()
  usePageTitle(title)
  return (
    <MyPage
      title={title}
      back={
        isFurther
          ? { to: addressOf('/my/courses/:id', { id: enrolmentId }), label: m.checkout_back() }
          : { to: addressOf('/my/courses'), label: m.checkout_back_courses() }
      }
    >
      {isNotThere(query.error) && query.data === undefined ? (
        <NoSuchEnrolment />
      ) : (
        <Loaded query={query} errorTitle={m.checkout_failed()} skeleton={<CheckoutSkeleton />}>
          {(checkout) => (
            <Checkout
              key={checkout.order.id}
              checkout={checkout}
              receivedAt={query.dataUpdatedAt}
              query={options}
              links={courseLinks(checkout.order)}
            />
          )}
        </Loaded>
      )}
    </MyPage>
  )
}

/** Another doctor's is answered like one that does not exist. */
function NoSuchEnrolment() {
  return (
    <div className="card">
      <EmptyState
        title={m.checkout_missing_title()}
        text={m.checkout_missing_text()}
        action={
          <Link className="btn btn-brand" to={addressOf('/my/courses')}>
            {m.checkout_in_action()}
          </Link>
        }
      />
    </div>
  )
}
