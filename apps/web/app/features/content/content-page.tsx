import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chatIcon, chevronRightIcon } from '@prostuti/ui/icons/common'
import { printIcon } from '@prostuti/ui/icons/content'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { AskCard } from '../../kit/page/ask-card.tsx'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { headingsOf } from '../../kit/rich-text/headings-of.ts'
import { RichText } from '../../kit/rich-text/rich-text.tsx'
import styles from './content.module.css'
import { ContentSkeleton } from './content-skeleton.tsx'
import { ContentsAside, ContentsFold } from './contents.tsx'
import { type ContentPageData, pageQuery } from './page-query.ts'
import { pageCrumbs, slugIn, writtenPages } from './written-pages.ts'

export function ContentPage() {
  const slug = slugIn(useLocation().pathname)
  return (
    <LoadedPage
      query={pageQuery(slug)}
      skeleton={<ContentSkeleton />}
      errorTitle={m.content_error()}
      title={({ page }) => page.title}
    >
      {({ page }) => <Written page={page} />}
    </LoadedPage>
  )
}

function Written({ page }: ContentPageData) {
  const headings = useMemo(() => headingsOf(page.body), [page.body])
  const updated = formatDate(new Date(page.updated_at), getLocale())
  return (
    <div className={`wrap ${styles.doc}`}>
      <PageHead crumbs={pageCrumbs(page)} title={page.title} lead={page.description}>
        <div className={styles.docBar}>
          <span className="meta">
            <time dateTime={page.updated_at}>{m.content_updated({ date: updated })}</time>
          </span>
          <button
            type="button"
            className={`btn btn-quiet btn-sm ${styles.docPrint}`}
            data-does="print"
            onClick={() => print()}
          >
            <Icon of={printIcon} />
            {m.content_print()}
          </button>
        </div>
      </PageHead>
      <div className={styles.docGrid}>
        <div className={styles.docAside}>
          <ContentsAside headings={headings} />
        </div>
        <div className={styles.docMain}>
          <ContentsFold headings={headings} />
          <RichText value={page.body} anchors />
          <AskCard
            icon={chatIcon}
            title={m.content_ask_title()}
            text={m.content_ask_text()}
            to={addressOf('/contact-details')}
            action={m.content_ask_action()}
          />
          <OtherPages slug={page.slug} />
        </div>
      </div>
    </div>
  )
}

function OtherPages({ slug }: { slug: string }) {
  return (
    <nav className={styles.docOthers} aria-labelledby="other-pages">
      <h2 id="other-pages">{m.content_others()}</h2>
      <ul>
        {writtenPages
          .filter((page) => page.slug !== slug)
          .map((page) => (
            <li key={page.slug}>
              <Link to={addressOf(`/${page.slug}`)}>
                {page.name()}
                <Icon of={chevronRightIcon} />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
