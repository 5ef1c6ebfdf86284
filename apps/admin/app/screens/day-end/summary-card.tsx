import * as m from '@prostuti/text/messages'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { providerWords } from '../../kit/money/ledger-words.ts'
import { receiptWords, taka } from '../../kit/money/money-words.ts'
import own from './day-end.module.css'
import type { Day } from './day-types.ts'
import { nameOf } from './day-words.ts'

/** What came in, whether the ledger says the same, and what is wrong at a glance. */
export function SummaryCard({ day }: { day: Day }) {
  const { ways, books } = day
  const came = ways.reduce((sum, way) => sum + way.came_paisa, 0)
  const back = ways.reduce((sum, way) => sum + way.back_paisa, 0)
  const payments = ways.reduce((sum, way) => sum + way.payments, 0)
  const refunds = ways.reduce((sum, way) => sum + way.refunds, 0)
  return (
    <section className={`card ${own.summary}`}>
      <div>
        <p className="meta">{m.office_day_left()}</p>
        <p className={own.sum}>{taka(came - back)}</p>
        <p className="meta">
          {m.office_day_sums({
            ...{ payments: numberWords(payments), came: taka(came) },
            ...{ refunds: numberWords(refunds), back: taka(back) },
          })}
        </p>
      </div>
      {books && (
        <p className={own.seal} data-is={books.difference_paisa === 0 ? undefined : 'bad'}>
          <span>{books.difference_paisa === 0 ? m.office_day_seal() : m.office_day_seal_off()}</span>
          <small>{m.office_day_difference({ amount: taka(Math.abs(books.difference_paisa)) })}</small>
        </p>
      )}
      <ul className={own.checks}>
        {checksOf(day).map(({ words, isBad }) => (
          <li key={words} data-is={isBad ? 'bad' : undefined}>
            {isBad ? <TriangleAlert aria-hidden="true" size={18} /> : <CircleCheck aria-hidden="true" size={18} />}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Check = { words: string; isBad: boolean }

function checksOf({ books, exceptions }: Day): Check[] {
  const cash = exceptions.flatMap(({ kind, paisa, branch }): Check[] => {
    if (kind !== 'cash_differs' || !branch) return []
    const given = { branch: nameOf(branch), amount: taka(Math.abs(paisa)) }
    return [{ words: paisa < 0 ? m.office_day_cash_short(given) : m.office_day_cash_over(given), isBad: true }]
  })
  const unmatched = (['bkash', 'sslcommerz', 'other'] as const).flatMap((provider): Check[] => {
    const count = exceptions.filter((each) => each.provider === provider && each.kind !== 'no_statement').length
    if (count === 0) return []
    return [
      { words: m.office_day_unmatched({ provider: providerWords(provider), count: numberWords(count) }), isBad: true },
    ]
  })
  return [...(books ? [booksCheck(books)] : []), ...cash, ...unmatched]
}

function booksCheck({ unbalanced, receipts }: NonNullable<Day['books']>): Check {
  if (unbalanced > 0) return { words: m.office_day_unbalanced({ count: numberWords(unbalanced) }), isBad: true }
  if (receipts === null) return { words: m.office_day_no_receipts(), isBad: false }
  const { first, last, missing } = receipts
  const given = { first: receiptWords(first), last: receiptWords(last) }
  if (missing > 0) return { words: m.office_day_gap({ ...given, missing: numberWords(missing) }), isBad: true }
  return { words: first === last ? m.office_day_balanced_one(given) : m.office_day_balanced(given), isBad: false }
}
