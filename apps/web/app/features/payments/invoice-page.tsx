import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { printerIcon } from '@prostuti/ui/icons/study'
import { Skeleton } from '@prostuti/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { courseOrderQuery, invoiceQuery } from '../../kit/payment/payment-queries.ts'
import { switchTo } from '../../kit/preferences/switch-language.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { OtherReceipts } from './other-receipts.tsx'
import styles from './styles/invoice.module.css'

/** `?payment=57` names one receipt, `?order=12` an order that is of no course; anything else is the newest of the course. */
export function InvoicePage({ enrolmentId }: { enrolmentId: string }) {
  const [search] = useSearchParams()
  const orderId = numberIn(search, 'order')
  const payment = numberIn(search, 'payment')
  // In the place of a course such an address says what else was bought.
  const ofVideos = orderId !== undefined && enrolmentId === 'subscription'
  const back = orderId === undefined ? addressOf('/my/courses/:id', { id: enrolmentId }) : addressOf('/my/courses')
  return (
    <MyPage
      title={m.payment_invoice_title()}
      back={
        ofVideos
          ? { to: addressOf('/my/subscription'), label: m.subscription_list_back() }
          : { to: back, label: m.payment_back() }
      }
    >
      {orderId === undefined ? (
        <CourseInvoice enrolmentId={enrolmentId} payment={payment} />
      ) : (
        <Invoice orderId={orderId} payment={payment} />
      )}
    </MyPage>
  )
}

function CourseInvoice({ enrolmentId, payment }: { enrolmentId: string; payment: string | undefined }) {
  const query = useQuery(courseOrderQuery(enrolmentId))
  if (query.data === undefined && isNotThere(query.error)) return <NoReceipt />
  return (
    <Loaded query={query} errorTitle={m.payment_invoice_error()} skeleton={<InvoiceSkeleton />}>
      {({ order }) => <Invoice orderId={order.id} payment={payment} />}
    </Loaded>
  )
}

function Invoice({ orderId, payment }: { orderId: number | string; payment: string | undefined }) {
  // Another receipt of the same order: what was there stays until it comes.
  const query = useQuery({ ...invoiceQuery(orderId, payment), placeholderData: (shown) => shown })
  const { data } = query
  usePageTitle(data && m.payment_invoice_page({ number: localizeDigits(data.invoice.number, getLocale()) }))
  if (data === undefined && isNotThere(query.error)) return <NoReceipt />
  return (
    <Loaded query={query} errorTitle={m.payment_invoice_error()} skeleton={<InvoiceSkeleton />}>
      {(receipt) => (
        <div className={styles.invIssuer}>
          <InvoiceBar />
          <OtherReceipts receipt={receipt} />
          <InvoiceSheet receipt={receipt} />
        </div>
      )}
    </Loaded>
  )
}

function numberIn(search: URLSearchParams, name: string): string | undefined {
  const wanted = search.get(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(wanted) ? wanted : undefined
}

function InvoiceBar() {
  const other = getLocale() === 'bn' ? 'en' : 'bn'
  return (
    <div className={styles.invBar}>
      <button type="button" className="btn btn-quiet btn-sm" lang={other} onClick={() => switchTo(other)}>
        {m.payment_invoice_language()}
      </button>
      <button type="button" className="btn btn-brand btn-sm" onClick={() => window.print()}>
        <Icon of={printerIcon} />
        {m.payment_invoice_print()}
      </button>
    </div>
  )
}

function NoReceipt() {
  return (
    <div className="card">
      <EmptyState
        title={m.payment_invoice_none_title()}
        text={m.payment_invoice_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/courses')}>
            {m.mycourses_all()}
          </Link>
        }
      />
    </div>
  )
}

function InvoiceSkeleton() {
  return (
    <div className={styles.invIssuer} aria-busy="true">
      <div className={styles.invBar}>
        <Skeleton className="" width={128} height={44} />
      </div>
      <div className="card pad stack">
        <Skeleton width="50%" height={32} />
        <Skeleton height={96} className="" />
        <Skeleton height={200} className="" />
      </div>
    </div>
  )
}
