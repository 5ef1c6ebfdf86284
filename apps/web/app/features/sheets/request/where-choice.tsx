import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { addressWords } from '../parcel-words.ts'
import type { Sheets } from '../sheet-queries.ts'
import styles from '../sheets.module.css'
import type { Where } from './destination.ts'

type WhereChoiceProps = { addresses: Sheets['addresses']; chosen: Where; onChoose: (where: Where) => void }

/** One of the profile's addresses, or another. What the profile lacks cannot be chosen, and says where to write it. */
export function WhereChoice({ addresses, chosen, onChoose }: WhereChoiceProps) {
  const options = [
    ['present', m.sheet_where_present(), addresses.present && addressWords(addresses.present)],
    ['permanent', m.sheet_where_permanent(), addresses.permanent && addressWords(addresses.permanent)],
    ['other', m.sheet_where_other(), m.sheet_where_other_text()],
  ] as const
  return (
    <fieldset className={styles.where}>
      <legend>{m.sheet_ask_where()}</legend>
      {options.map(([value, name, words]) => (
        <div key={value} className={styles.whereOne}>
          <label data-is={words ? undefined : 'off'}>
            <input
              type="radio"
              name="where"
              value={value}
              checked={chosen === value}
              disabled={!words}
              onChange={() => onChoose(value)}
              autoComplete="off"
            />
            <span>
              <b>{name}</b>
              <small>{words ?? m.sheet_where_missing()}</small>
            </span>
          </label>
          {!words && (
            <Link className="link" to={addressOf('/my/account')}>
              {m.sheet_where_fill()}
              <span className="sr">: {name}</span>
            </Link>
          )}
        </div>
      ))}
    </fieldset>
  )
}
