import * as m from '@prostuti/text/messages'
import type { NewsSwitch } from './news-queries.ts'

export const switchWords: Record<NewsSwitch, { label: () => string; hint: () => string }> = {
  exams: { label: m.news_exams, hint: m.news_exams_hint },
  results: { label: m.news_results, hint: m.news_results_hint },
  answers: { label: m.news_answers, hint: m.news_answers_hint },
  corrections: { label: m.news_corrections, hint: m.news_corrections_hint },
  notices: { label: m.news_notices, hint: m.news_notices_hint },
  complaints: { label: m.news_complaints, hint: m.news_complaints_hint },
  instalments: { label: m.news_instalments, hint: m.news_instalments_hint },
  parcels: { label: m.news_parcels, hint: m.news_parcels_hint },
  cards: { label: m.news_cards, hint: m.news_cards_hint },
}

export const newsSwitches = Object.keys(switchWords) as NewsSwitch[]
