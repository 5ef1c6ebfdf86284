import type { page } from '../../../tables/index.ts'

const bn = `<p>টাকার জন্য কারও পড়া থেমে থাকুক, আমরা চাই না। প্রতি সেশনে প্রতিটি কোর্সে পাঁচটি আসন পড়ার সহায়তার জন্য রাখা থাকে।</p>
<h2>কারা আবেদন করতে পারেন</h2>
<ul>
<li>যাঁরা এখনো ইন্টার্ন, বা ইন্টার্নশিপ শেষ হয়েছে এক বছরের কম সময় আগে।</li>
<li>যাঁরা জেলা বা উপজেলায় কাজ করেন এবং পরিবারের একমাত্র উপার্জনকারী।</li>
</ul>
<h2>কতটা সহায়তা</h2>
<table><thead><tr><th>কার জন্য</th><th>ফির কতটা</th></tr></thead><tbody><tr><td>ইন্টার্ন</td><td>অর্ধেক</td></tr><tr><td>একমাত্র উপার্জনকারী</td><td>চার ভাগের তিন ভাগ</td></tr></tbody></table>
<p>আবেদন করতে <a href="/contact-details">শাখায় আসুন বা ফোন করুন</a>। সিদ্ধান্ত জানানো হয় সাত দিনের মধ্যে; কারণও লিখে জানাই।</p>`

const en = `<p>We do not want anybody's study to stop for money. In every session, five seats of each course are kept for study support.</p>
<h2>Who can apply</h2>
<ul>
<li>Interns, and those whose internship ended less than a year ago.</li>
<li>Those who work in a district or an upazila and are the only earner of their family.</li>
</ul>
<h2>How much</h2>
<table><thead><tr><th>For whom</th><th>Of the fee</th></tr></thead><tbody><tr><td>Interns</td><td>half</td></tr><tr><td>Only earners</td><td>three quarters</td></tr></tbody></table>
<p>To apply, <a href="/contact-details">come to a branch or call us</a>. We decide within seven days, and write why.</p>`

export const studySupportPage: typeof page.$inferInsert = {
  slug: 'study-support',
  title: { bn: 'পড়ার সহায়তা', en: 'Study support' },
  description: {
    bn: 'প্রতি সেশনে পাঁচটি আসন কম ফিতে। কারা আবেদন করতে পারেন আর কীভাবে।',
    en: 'Five seats of every session at a lower fee: who can apply, and how.',
  },
  body: { bn, en },
}

/** Written, and not shown yet: what a page looks like in the office before its day. */
export const reunionPage: typeof page.$inferInsert = {
  slug: 'reunion',
  title: { bn: 'প্রাক্তনদের মিলনমেলা', en: 'Reunion' },
  description: { bn: 'প্রস্তুতির প্রাক্তন ছাত্রছাত্রীদের মিলনমেলার খবর।', en: 'News of the reunion of our former students.' },
  body: { bn: '<p>তারিখ ও জায়গা ঠিক হলে এখানে জানানো হবে।</p>', en: '<p>Date and place will be told here.</p>' },
  isActive: false,
}
