import { z } from 'zod'
import { defineCall } from '../call.ts'
import { slugText, wholeNumber } from '../fields.ts'
import { batchCard } from './batch-card.ts'

/** Why a batch was suggested, or what speaks against it; the page says each in words. */
const suggestionReasons = [
  'category_matches',
  'course_matches',
  'mode_matches',
  'mode_differs',
  'within_budget',
  'instalments_within_budget',
  'over_budget',
  'fits_duty_hours',
  'clashes_with_duty',
  'pace_suits_recent_graduate',
  'pace_suits_returning_graduate',
  'starts_soon',
  'few_seats_left',
] as const

export const batchSuggestions = defineCall({
  method: 'GET',
  path: '/api/v3/web/batch-suggestions',
  summary: 'Open batches ranked by how well they suit the answers, with the reasons for each',
  access: 'public',
  query: z.object({
    slug: slugText.describe('The category or course the reader came from'),
    target: slugText.optional().describe('The category aimed at; without it every one of the course'),
    'graduation-year': wholeNumber(1960, 2100).optional(),
    working: z.enum(['yes', 'no']).optional(),
    mode: z.enum(['online', 'branch']).optional(),
    budget: wholeNumber(0, 10_000_000).optional().describe('In taka'),
  }),
  status: 200,
  response: z.object({
    place: z.object({ slug: z.string(), title: z.string(), kind: z.enum(['category', 'course']) }),
    targets: z.array(z.object({ slug: z.string(), title: z.string() })),
    suggestions: z
      .array(
        z.object({
          batch: batchCard,
          fit: z.number().int().min(0).max(100),
          reasons: z.array(z.enum(suggestionReasons)),
        }),
      )
      .describe('Ten at most, the best first'),
  }),
  errors: ['not_found'],
})
