import { pageResource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, ne, sql } from 'drizzle-orm'
import { refuseFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { tableStore } from '../../resource/index.ts'
import { cleanFields, cleanInBoth, cleanRichText, maxRichTextLength, refuseBadTexts } from '../../rich-text/index.ts'
import { standingPages } from '../page-path.ts'

const { page, pageRedirect } = tables

export const pageStore = tableStore({
  resource: pageResource,
  table: page,
  sorts: { position: page.position },
  filters: { active: (active) => eq(page.isActive, active === 'true') },
  search: (typed) =>
    holds(sql`search_key((title ->> 'bn') || ' ' || coalesce(title ->> 'en', '') || ' ' || slug)`, typed),
  unique: { page_slug_unique: 'slug' },
  prepare: async (tx, { id, fields, before, locale }) => {
    const body = cleanInBoth(fields.body, cleanRichText)
    refuseBadTexts({ body }, { body: maxRichTextLength }, locale)
    if (before && standingPages.includes(before.slug)) refuseMissing(before.slug, fields, locale)
    await refuseOthersSlug(tx, { id, slug: fields.slug, locale })
    return { ...cleanFields(fields, { needed: { title: 200, description: 500 } }, locale), body }
  },
  after: async (tx, { id, fields, before, now }) => {
    await tx.delete(pageRedirect).where(eq(pageRedirect.slug, fields.slug))
    // A slug that no visitor ever saw leads nowhere.
    if (before?.is_active && before.slug !== fields.slug)
      await tx.insert(pageRedirect).values({ slug: before.slug, pageId: id, createdAt: now })
  },
})

/** Checkout and sign-up lead to these pages by their address. */
function refuseMissing(slug: string, fields: { slug: string; is_active: boolean }, locale: Locale): void {
  refuseFields({
    slug: fields.slug === slug ? undefined : messages.office_page_slug_fixed({}, { locale }),
    is_active: fields.is_active ? undefined : messages.office_page_always_shown({}, { locale }),
  })
}

type Slug = { id: number | undefined; slug: string; locale: Locale }

/** An address that still leads to another page is not given away. */
async function refuseOthersSlug(tx: Transaction, { id, slug, locale }: Slug): Promise<void> {
  const [taken] = await tx
    .select({ slug: pageRedirect.slug })
    .from(pageRedirect)
    .where(and(eq(pageRedirect.slug, slug), id === undefined ? undefined : ne(pageRedirect.pageId, id)))
  if (taken) refuseFields({ slug: messages.error_field_taken({}, { locale }) })
}
