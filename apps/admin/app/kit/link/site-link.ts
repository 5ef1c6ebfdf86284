/** Where a link of the site may lead: a path of its own, or a page that nobody on the way can change. */
export const isSiteLink = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || (/^https:\/\//i.test(address) && URL.canParse(address))

/** What an older text may hold besides. */
export const isKnownLink = (address: string): boolean =>
  isSiteLink(address) || /^(http:\/\/|mailto:|tel:)/i.test(address)
