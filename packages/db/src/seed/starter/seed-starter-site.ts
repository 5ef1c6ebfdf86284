import type { Db } from '../../connect.ts'
import { site } from '../../tables/index.ts'

/** A centre that starts without the demo still has a site: its name and phone are the first thing staff will set. */
export async function seedStarterSite(db: Db): Promise<void> {
  await db
    .insert(site)
    .values({
      companyName: { bn: 'আপনার প্রতিষ্ঠান', en: 'Your centre' },
      phone: '+8801700000000',
      email: 'hello@example.com',
      heroHeadline: { bn: 'গুছিয়ে পড়ুন, নিশ্চিন্তে পরীক্ষায় বসুন', en: 'Study in order, sit the exam at ease' },
    })
    .onConflictDoNothing()
}
