import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon, headsetIcon } from '@prostuti/ui/icons/common'
import { Link, useParams } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { AskCard } from '../../kit/page/ask-card.tsx'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import pageStyles from '../../kit/page/page.module.css'
import { PageHead } from '../../kit/page/page-head.tsx'
import { paragraphsOf } from '../../kit/rich-text/paragraphs-of.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { categoryName } from './categories.ts'
import { faqCrumbs } from './crumbs.ts'
import faqStyles from './faq.module.css'
import { type FaqAnswer, faqQuery } from './faq-queries.ts'
import { faqAddress } from './faq-search.ts'
import { FaqSkeleton } from './faq-skeleton.tsx'
import { QuestionList } from './question-list.tsx'

export function FaqPage() {
  const { id = '' } = useParams()
  return (
    <LoadedPage
      query={faqQuery(id)}
      skeleton={<FaqSkeleton />}
      errorTitle={m.faq_answer_error()}
      title={({ faq }) => faq.title}
    >
      {(answer) => <Answer {...answer} />}
    </LoadedPage>
  )
}

function Answer({ faq, related }: FaqAnswer) {
  return (
    <div className={`wrap ${faqStyles.faqAnswer}`}>
      <PageHead crumbs={faqCrumbs(faq)} title={<Phrase text={faq.title} />} />
      <div className={faqStyles.faqAnswerGrid}>
        <div className={faqStyles.faqAnswerMain}>
          <article className={pageStyles.prose} data-part="prose">
            {paragraphsOf(faq.answer).map((paragraph) => (
              <p key={paragraph}>
                <Phrase text={paragraph} />
              </p>
            ))}
          </article>
          <AskCard
            icon={headsetIcon}
            title={m.faq_ask_title()}
            text={m.faq_ask_text()}
            to={addressOf('/contact-details')}
            action={m.faq_ask_action()}
          />
        </div>
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className={faqStyles.faqHead}>
              {m.faq_related()}
            </h2>
            <QuestionList questions={related} />
            <Link className="link" to={faqAddress({ category: faq.category })}>
              {m.faq_all_of_category({ category: categoryName(faq.category) })}
              <Icon of={arrowRightIcon} />
            </Link>
          </section>
        )}
      </div>
    </div>
  )
}
