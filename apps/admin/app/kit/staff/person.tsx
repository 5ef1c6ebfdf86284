import styles from './person.module.css'

const firstLetter = (name: string): string => [...new Intl.Segmenter('bn').segment(name)][0]?.segment ?? ''

/** A colleague and what they do with a thing: proposed it, will sign it. */
export function Person({ name, words }: { name: string; words: string }) {
  return (
    <p className={styles.person}>
      <span className="ava" aria-hidden="true">
        {firstLetter(name)}
      </span>
      <span>
        <b>{name}</b>, {words}
      </span>
    </p>
  )
}
