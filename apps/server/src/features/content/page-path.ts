/** Pages that every centre has, at addresses of their own; doctors agree to some of them, so that they are always there. */
export const standingPages = ['about', 'terms-condition', 'privacy-policy', 'refund-policy']

/** Where a page stands on the public site. */
export const pagePath = (slug: string): string => (standingPages.includes(slug) ? `/${slug}` : `/pages/${slug}`)
