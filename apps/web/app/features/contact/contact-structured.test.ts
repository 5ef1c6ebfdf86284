import { describe, expect, it } from 'vitest'
import type { Branch } from './contact-queries.ts'
import { centreData } from './contact-structured.ts'

const branch = (over: Partial<Branch>): Branch => ({
  id: 1,
  name: 'ঢাকা',
  phones: ['+8801700000000'],
  email: null,
  address: 'গ্রিন রোড',
  directions: null,
  hours: null,
  map_url: null,
  is_main: false,
  ...over,
})

const centre = {
  company_name: 'প্রস্তুতি',
  phone: '+8801700000000',
  email: null,
  footer_social_links: [
    { kind: 'facebook' as const, title: 'ফেসবুক', link: 'https://facebook.example/prostuti' },
    { kind: 'email' as const, title: 'ইমেইল', link: 'mailto:hello@prostuti.example' },
  ],
}
const request = new Request('https://centre.example/contact-details')

describe('centreData', () => {
  it('names the centre by its own name and address, and each branch', () => {
    const data = centreData(request, centre, [
      branch({ id: 2, name: 'চট্টগ্রাম', address: 'পাঁচলাইশ' }),
      branch({ is_main: true, map_url: 'https://maps.example/1' }),
    ])
    expect(data).toMatchObject({
      name: 'প্রস্তুতি',
      url: 'https://centre.example/',
      address: { streetAddress: 'গ্রিন রোড' },
      department: [{ name: 'প্রস্তুতি · চট্টগ্রাম' }, { hasMap: 'https://maps.example/1' }],
    })
  })

  it('lists web addresses only as the same centre elsewhere', () => {
    expect(centreData(request, centre, [])).toMatchObject({ sameAs: ['https://facebook.example/prostuti'] })
  })
})
