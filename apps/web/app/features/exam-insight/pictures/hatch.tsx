import styles from '../insight.module.css'

/** What is wrong is hatched, everywhere: colour never speaks alone. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles.hatch} d="M0 0V5" />
    </pattern>
  </defs>
)
