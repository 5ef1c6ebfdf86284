import type { AppData } from '../../kit/app-data/use-app-data.ts'
import type { Branch } from './contact-queries.ts'

type Centre = Pick<AppData, 'company_name' | 'phone' | 'email' | 'footer_social_links'>

/** The centre and its branches as search engines and maps read them. */
export function centreData(request: Request, centre: Centre, branches: readonly Branch[]): Record<string, unknown> {
  const main = branches.find(({ is_main }) => is_main) ?? branches[0]
  return {
    '@type': 'EducationalOrganization',
    name: centre.company_name,
    url: new URL('/', request.url).href,
    telephone: centre.phone ?? undefined,
    email: centre.email ?? undefined,
    address: main && postal(main),
    sameAs: centre.footer_social_links.map(({ link }) => link).filter((link) => /^https?:/.test(link)),
    department: branches.map((branch) => ({
      '@type': 'LocalBusiness',
      name: `${centre.company_name} · ${branch.name}`,
      telephone: branch.phones[0],
      email: branch.email ?? undefined,
      address: postal(branch),
      hasMap: branch.map_url ?? undefined,
    })),
  }
}

const postal = ({ address }: Branch) => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressCountry: 'BD',
})
