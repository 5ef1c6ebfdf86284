import { dhakaParts } from '@prostuti/text/dhaka-time'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { AppData } from '../kit/app-data/use-app-data.ts'
import { FooterDetails } from './footer-details.tsx'
import styles from './styles/footer.module.css'

export function Footer({ app, details }: { app: AppData; details: boolean }) {
  const year = localizeDigits(dhakaParts(new Date()).year, getLocale())
  return (
    <footer
      id="foot"
      className={details ? styles.foot : `${styles.foot} ${styles.footSlim}`}
      data-part={details ? 'foot' : 'foot foot-slim'}
    >
      <div className="wrap">
        {details && <FooterDetails app={app} />}
        {/* A page made on the last night of a year may be read on the first morning of the next. */}
        <p className={styles.footEnd} suppressHydrationWarning>
          {m.shell_footer_copyright({ year, company: app.company_name })}
        </p>
      </div>
    </footer>
  )
}
