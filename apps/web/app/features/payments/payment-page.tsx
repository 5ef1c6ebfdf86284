import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../my/loaded.tsx'
import { MyPage } from '../my/page.tsx'
import { NoPayment } from './no-payment.tsx'
import { courseOrderQuery } from './payment-queries.ts'
import { isNotThere, PaymentResult } from './payment-result.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import './styles/payment.css'

/** The page a gateway sends the doctor back to. */
export function PaymentPage({ enrolmentId, paymentId }: { enrolmentId: string; paymentId: string }) {
  const query = useQuery(courseOrderQuery(enrolmentId))
  return (
    <MyPage title={m.payment_title()} back={{ to: '/my/courses', label: m.payment_back() }}>
      {query.data === undefined && isNotThere(query.error) ? (
        <NoPayment />
      ) : (
        <Loaded query={query} errorTitle={m.payment_error()} skeleton={<PaymentSkeleton />}>
          {({ order }) => <PaymentResult orderId={order.id} paymentId={paymentId} />}
        </Loaded>
      )}
    </MyPage>
  )
}
