const isCampaign = /^(utm_(source|medium|campaign|term|content)|ref|fbclid|gclid)$/

/** Where the reader came from, as far as the address of the page says so. */
export const campaignIn = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)].flatMap(([name, value]) =>
      isCampaign.test(name) && value !== '' ? [[name, value.slice(0, 500)]] : [],
    ),
  )
