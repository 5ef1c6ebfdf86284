import * as m from '@prostuti/text/messages'
import styles from '../../kit/exam/exam-screen.module.css'
import { accountNames, accountWords, amountWords } from '../../kit/money/ledger-words.ts'
import own from './day-end.module.css'
import type { Day } from './day-types.ts'

type Account = NonNullable<Day['books']>['accounts'][number]

/** The ledger of the day: what went into each account, and what out of it. */
export function AccountsCard({ accounts }: { accounts: Account[] }) {
  const sum = (of: (account: Account) => number) => accounts.reduce((total, each) => total + of(each), 0)
  const rows = accountNames.flatMap((name) => accounts.filter(({ account }) => account === name))
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_day_accounts()}</h2>
        <span className="meta">{m.office_day_accounts_today()}</span>
      </header>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${own.sums}`}>
          <thead>
            <tr>
              <th scope="col">{m.office_day_account()}</th>
              <th scope="col" data-is="number">
                {m.office_day_debit()}
              </th>
              <th scope="col" data-is="number">
                {m.office_day_credit()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, debit_paisa, credit_paisa }) => (
              <tr key={account}>
                <td>{accountWords(account)}</td>
                <td data-is="number">{amountWords(debit_paisa)}</td>
                <td data-is="number">{amountWords(credit_paisa)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.office_day_total()}</th>
              <td data-is="number">{amountWords(sum(({ debit_paisa }) => debit_paisa))}</td>
              <td data-is="number">{amountWords(sum(({ credit_paisa }) => credit_paisa))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
