import * as m from '@prostuti/text/messages'
import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import styles from '../builder.module.css'
import type { Desk } from '../use-desk.ts'
import type { BankSearch } from './use-bank-search.ts'

type BankToolsProps = { desk: Desk; bank: BankSearch; search: RefObject<HTMLInputElement | null> }

/** What of the bank is shown: by words, by what the paper is short of, by type, what nobody has met, and what is not ready yet. */
export function BankTools({ desk, bank, search }: BankToolsProps) {
  const types = [...new Set(desk.sections.map((section) => section.type))]
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <Search aria-hidden="true" size={18} />
        <input
          ref={search}
          type="search"
          className="input"
          aria-label={m.office_build_search()}
          placeholder={m.office_build_search()}
          value={bank.typed}
          onChange={({ currentTarget }) => bank.search(currentTarget.value)}
        />
      </div>
      <div className={styles.chips}>
        {desk.gaps.length > 0 && <Pill is={bank.onlyShort} label={m.office_build_short()} onPress={bank.turnShort} />}
        {types.length > 1 &&
          types.map((each) => (
            <Pill
              key={each}
              is={bank.type === each}
              label={each === 'sba' ? 'SBA' : 'MTF'}
              onPress={() => bank.ofType(each)}
            />
          ))}
        <Pill is={bank.isFresh} label={m.office_build_fresh()} onPress={bank.turnFresh} />
        <Pill is={bank.isUnready} label={m.office_build_unready()} onPress={bank.turnUnready} />
      </div>
      {bank.isUnready && <p className={styles.meta}>{m.office_build_unready_text()}</p>}
    </div>
  )
}

function Pill({ is, label, onPress }: { is: boolean; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.pill} aria-pressed={is} onClick={onPress}>
      {label}
    </button>
  )
}
