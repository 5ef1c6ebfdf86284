import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { NoPayment } from '../../kit/payment/no-payment.tsx'
import { courseOrderQuery } from '../../kit/payment/payment-queries.ts'
import { PaymentResult } from '../../kit/payment/payment-result.tsx'
import { PaymentSkeleton } from '../../kit/payment/payment-skeleton.tsx'

/** The page a gateway sends the doctor back to. */
export function PaymentPage({ enrolmentId, paymentId }: { enrolmentId: string; paymentId: string }) {
  const query = useQuery(courseOrderQuery(enrolmentId))
  return (
    <MyPage title={m.payment_title()} back={{ to: addressOf('/my/courses'), label: m.payment_back() }}>
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
