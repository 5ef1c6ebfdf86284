import type { page } from '../../../tables/index.ts'

const bn = `<p>ভর্তি হওয়ার পর মন বা পরিস্থিতি বদলাতেই পারে: বদলি হয়, ডিউটি বাড়ে, শরীর খারাপ হয়। তখন টাকার হিসাবটা যেন পরিষ্কার থাকে, তাই নিয়মগুলো এখানে উদাহরণসহ লেখা। এই নিয়ম সব ব্যাচের জন্য; কোনো ব্যাচে এর চেয়ে সুবিধাজনক নিয়ম লেখা থাকলে সেটিই চলবে।</p>
<h2>এক নজরে</h2>
<table>
<thead><tr><th>কখন ছাড়ছেন</th><th>কত ফেরত</th></tr></thead>
<tbody>
<tr><td>ব্যাচ শুরুর আগে</td><td>যা দিয়েছেন, পুরোটা</td></tr>
<tr><td>ক্লাস শুরুর ৭ দিনের মধ্যে</td><td>যা দিয়েছেন, পুরোটা</td></tr>
<tr><td>৭ দিন পার হলে</td><td>বাকি ক্লাসের অনুপাতে, পাঠানো ছাপা শিটের দাম বাদে</td></tr>
<tr><td>ব্যাচ আমরা বাতিল করলে</td><td>যা দিয়েছেন, পুরোটা</td></tr>
<tr><td>ভুল করে দুবার টাকা দিলে</td><td>বাড়তি টাকার পুরোটা</td></tr>
</tbody>
</table>
<p>ব্যাচ শুরু হয়ে যাওয়ার পরে যাঁরা ভর্তি হন, তাঁদের ৭ দিন গোনা হয় ভর্তির দিন থেকে। ৭ দিন মানে পূর্ণ সাত দিন; সপ্তম দিনের রাত ১২টা পর্যন্ত জানালেই চলবে। এই সময়ে পাওয়া শিট ফেরত পাঠাতে হবে না।</p>
<h2>অনুপাতের হিসাব</h2>
<p>৭ দিন পার হলে আমরা দেখি, মোট ক্লাসের কয়টি হয়ে গেছে। হয়ে যাওয়া ক্লাসের ভাগ আর আপনার ঠিকানায় পাঠানো ছাপা শিটের দাম রেখে বাকিটা ফেরত দিই। আপনি ক্লাসে ছিলেন কি না তাতে হিসাব বদলায় না, কারণ রেকর্ডিং আপনার জন্য খোলা ছিল।</p>
<p><strong>উদাহরণ।</strong> ফি ৳ ১৮,০০০, ক্লাস ৪৮টি। ১২টি ক্লাস হয়েছে, দুই খণ্ড শিট গেছে।</p>
<table>
<thead><tr><th>হিসাব</th><th>টাকা</th></tr></thead>
<tbody>
<tr><td>হয়ে যাওয়া ক্লাস: ১৮,০০০ × ১২ ÷ ৪৮</td><td>৳ ৪,৫০০</td></tr>
<tr><td>দুই খণ্ড শিট: ৪০০ × ২</td><td>৳ ৮০০</td></tr>
<tr><td>আমাদের পাওনা</td><td>৳ ৫,৩০০</td></tr>
<tr><td>পুরো ফি দেওয়া থাকলে ফেরত</td><td>৳ ১২,৭০০</td></tr>
<tr><td>শুধু প্রথম কিস্তি ৳ ৭,৫০০ দেওয়া থাকলে ফেরত</td><td>৳ ২,২০০</td></tr>
</tbody>
</table>
<p>কিস্তিতে দেওয়া টাকা আমাদের পাওনার চেয়ে কম হলে বাড়তি কিছু চাইব না; শুধু ভর্তিটি বন্ধ হবে। ছাড় বা ডিসকাউন্ট কোডে ভর্তি হলে হিসাব হয় আপনি যত টাকায় ভর্তি হয়েছেন, সেই অঙ্ক ধরে।</p>
<h2>যেভাবে জানাবেন</h2>
<ol>
<li>লগইন করে “অর্ডার ও রসিদ” পাতায় অর্ডারটি খুলুন। আজ ছাড়লে কত ফেরত, হিসাবসহ সেখানেই লেখা থাকে; রাজি হলে আবেদন পাঠান। যেদিন আবেদন করলেন, সেদিনের হিসাবই চলে। কারণ লিখলে আমাদের শেখা হয়, না লিখলেও চলে।</li>
<li>আমরা এক কার্যদিবসের মধ্যে সিদ্ধান্ত জানাই; তার আগ পর্যন্ত সব খোলা থাকে, আবেদন ফিরিয়েও নিতে পারেন। মঞ্জুর হলে ভর্তি বন্ধ করে ফেরত পাঠানো শুরু করি।</li>
<li>প্রতিটি ধাপের খবর এসএমএসে যায়, আর ফেরতের কাগজটি আপনার পেমেন্টের তালিকায় থাকে।</li>
</ol>
<h2>কোন পথে, কত দিনে</h2>
<p>যে পথে টাকা এসেছিল, সে পথেই ফেরত যায়। অন্য কারও নম্বরে বা হিসাবে পাঠাই না। গেটওয়ের খরচ আমরা বহন করি, আপনার টাকা থেকে কাটি না।</p>
<table>
<thead><tr><th>যেভাবে দিয়েছিলেন</th><th>আপনি রাজি হওয়ার পর সময়</th></tr></thead>
<tbody>
<tr><td>বিকাশ</td><td>৩ কার্যদিবস</td></tr>
<tr><td>কার্ড, ইন্টারনেট ব্যাংকিং, অন্য মোবাইল ব্যাংকিং (SSLCOMMERZ)</td><td>আমরা ৩ কার্যদিবসে পাঠাই; ব্যাংকে জমা হতে সাধারণত ৭ থেকে ১০ কার্যদিবস</td></tr>
<tr><td>শাখায় নগদ</td><td>৩ কার্যদিবস, শাখা থেকে বা আপনার বিকাশ নম্বরে</td></tr>
</tbody>
</table>
<p>পুরোনো লেনদেন গেটওয়ে ফেরত নিতে না পারলে টাকা যায় আপনার নিজের নামের বিকাশ নম্বরে বা ব্যাংক হিসাবে; কোনটি চান জেনে নিই। সময় পার হলেও না পেলে জানান, গেটওয়ের কাছে খোঁজ নেওয়া আমাদের কাজ।</p>
<h2>অন্য কেনাকাটা</h2>
<h3>আয়োজন ও কর্মশালা</h3>
<p>নিবন্ধনের শেষ সময়ের আগে জানালে পুরো ফি ফেরত। এরপর আসনটি আর কাউকে দেওয়া যায় না, তাই ফেরত নেই; তবে একবার অন্য কাউকে নিজের জায়গায় পাঠাতে পারবেন: “আমার আয়োজন” থেকে টিকিট খুলে জানান, কে আসবেন। আয়োজন বাতিল বা তারিখ বদল হলে পুরো ফি ফেরত চাইতে পারেন।</p>
<h3>ভিডিও সাবস্ক্রিপশন</h3>
<p>কেনার ২৪ ঘণ্টার মধ্যে, কোনো ভিডিও না দেখে থাকলে, পুরো টাকা ফেরত।</p>
<h2>ফেরতের বদলে যা করা যায়</h2>
<ul>
<li>ব্যাচ শুরুর প্রথম দুই সপ্তাহে একবার বিনা খরচে অন্য ব্যাচে যাওয়া যায়, আসন থাকলে: “অর্ডার ও রসিদ” পাতা থেকে। দাম কম-বেশি হলে শুধু সেই পার্থক্যটুকু। ৭ দিন পার হওয়ার পরে গেলে আগের ব্যাচে হয়ে যাওয়া ক্লাসও অনুপাতের হিসাবে থাকে।</li>
<li>অসুস্থতা, সন্তান জন্ম বা বদলির কারণে থামতে হলে ভর্তিটি পরের সেশনে একবার সরিয়ে দেওয়া যায়: “অর্ডার ও রসিদ” পাতা থেকে লিখুন। আসন থাকলে সাধারণত না বলি না।</li>
</ul>
<h2>যখন ফেরত নেই</h2>
<p>অ্যাকাউন্ট অন্যকে ব্যবহার করতে দেওয়া, রেকর্ডিং বা শিট ছড়ানো, বা পরীক্ষায় অসদুপায়ের কারণে ভর্তি বাতিল হলে ফেরত নেই। সিদ্ধান্তের আগে আপনার কথা শোনা হয়; বিস্তারিত আছে <a href="/terms-condition">শর্তাবলিতে</a>।</p>
<p>হিসাব নিয়ে দ্বিমত হলে <a href="mailto:hello@prostuti.example">hello@prostuti.example</a> ঠিকানায় লিখুন। প্রথমবার যিনি দেখেছেন, দ্বিতীয়বার তিনি দেখেন না। ফোন ও শাখার ঠিকানা <a href="/contact-details">যোগাযোগের পাতায়</a>।</p>
<p><em>এই নিয়ম ১ জানুয়ারি ২০২৬ থেকে চলছে। বদলালে নতুন নিয়ম শুধু পরের ভর্তির জন্য।</em></p>`

const en = `<p>Plans change after enrolling: there are transfers, heavier duties, illness. So that the money is clear when they do, the rules stand here with examples. They hold for every batch; where a batch states a kinder rule, that one holds.</p>
<h2>At a glance</h2>
<table>
<thead><tr><th>When you leave</th><th>What you get back</th></tr></thead>
<tbody>
<tr><td>Before the batch starts</td><td>All you have paid</td></tr>
<tr><td>Within 7 days of the first class</td><td>All you have paid</td></tr>
<tr><td>After 7 days</td><td>In proportion to the classes left, less the price of printed sheets already sent</td></tr>
<tr><td>When we cancel the batch</td><td>All you have paid</td></tr>
<tr><td>When you paid twice by mistake</td><td>All of the second payment</td></tr>
</tbody>
</table>
<p>For those who enrol after the batch has started, the 7 days count from the day of enrolment. They are seven whole days: telling us before midnight of the seventh is in time. Sheets received in these days need not be sent back.</p>
<h2>How the proportion is worked out</h2>
<p>After 7 days we look at how many of the classes have been held. We keep their share of the fee and the price of the printed sheets sent to you, and return the rest. It makes no difference whether you attended, because the recordings were open to you.</p>
<p><strong>An example.</strong> The fee is Tk 18,000 for 48 classes. Twelve have been held and two volumes of sheets were sent.</p>
<table>
<thead><tr><th>Reckoning</th><th>Taka</th></tr></thead>
<tbody>
<tr><td>Classes held: 18,000 × 12 ÷ 48</td><td>Tk 4,500</td></tr>
<tr><td>Two volumes: 400 × 2</td><td>Tk 800</td></tr>
<tr><td>Owed to us</td><td>Tk 5,300</td></tr>
<tr><td>Refund if the whole fee was paid</td><td>Tk 12,700</td></tr>
<tr><td>Refund if only the first instalment of Tk 7,500 was paid</td><td>Tk 2,200</td></tr>
</tbody>
</table>
<p>If your instalments come to less than what is owed, we ask for nothing more; the enrolment simply closes. If you enrolled with a discount, we reckon with the price you enrolled at.</p>
<h2>How to tell us</h2>
<ol>
<li>Log in and open the order under “Orders and receipts”. It says what leaving today gives back, with the reckoning; if you agree, send the request. The reckoning of the day you ask is the one that counts. A reason helps us learn, but is not needed.</li>
<li>Within one working day we tell you our decision; until then everything stays open, and you can take the request back. Once it is granted, we close the enrolment and begin the refund.</li>
<li>You hear of each step by SMS, and the refund note stays in your list of payments.</li>
</ol>
<h2>By which way, and how soon</h2>
<p>Money returns the way it came. We do not send it to another person's number or account. Gateway charges are ours and are not taken from your money.</p>
<table>
<thead><tr><th>You paid by</th><th>Time after you agree</th></tr></thead>
<tbody>
<tr><td>bKash</td><td>3 working days</td></tr>
<tr><td>Card, internet banking or another mobile wallet (SSLCOMMERZ)</td><td>We send it within 3 working days; banks usually take 7 to 10 to show it</td></tr>
<tr><td>Cash at a branch</td><td>3 working days, at the branch or to your bKash number</td></tr>
</tbody>
</table>
<p>If a gateway cannot return an old payment, the money goes to a bKash number or bank account in your own name; we ask you which. If the time has passed and nothing has come, tell us: asking the gateway is our job.</p>
<h2>Other purchases</h2>
<h3>Events and workshops</h3>
<p>The whole fee if you tell us before registration closes. After that the seat cannot be given to anyone else, so nothing is returned; but once, you may send somebody in your place: tell us who comes, from your ticket under “My events”. If an event is cancelled or moved, you may ask for the whole fee.</p>
<h3>Video subscriptions</h3>
<p>Everything, within 24 hours of buying, if no video has been watched.</p>
<h2>Instead of a refund</h2>
<ul>
<li>In the first two weeks of a batch you may move to another one once, free of charge, if it has a seat: under “Orders and receipts”. Where the price differs, only the difference counts. If you move after the 7 days, the classes held in the batch you left stay in the proportion.</li>
<li>If illness, a birth or a transfer makes you stop, the enrolment can be moved once to the next session: write to us from “Orders and receipts”. If there is a seat, we seldom say no.</li>
</ul>
<h2>When nothing is returned</h2>
<p>If an enrolment ends because the account was lent to others, recordings or sheets were spread, or an exam was cheated in, nothing is returned. You are heard before we decide; the details are in the <a href="/terms-condition">terms</a>.</p>
<p>If you disagree with a reckoning, write to <a href="mailto:hello@prostuti.example">hello@prostuti.example</a>. Whoever looked the first time does not look the second. Telephones and branches are on the <a href="/contact-details">contact page</a>.</p>
<p><em>These rules hold from 1 January 2026. When they change, the new ones apply only to later enrolments.</em></p>`

export const refundPolicyPage: typeof page.$inferInsert = {
  slug: 'refund-policy',
  title: { bn: 'টাকা ফেরতের নিয়ম', en: 'Refund policy' },
  description: {
    bn: 'ক্লাস শুরুর ৭ দিনের মধ্যে ছাড়লে পুরো টাকা ফেরত; এরপর বাকি ক্লাসের অনুপাতে। উদাহরণসহ হিসাব, পথ ও সময়।',
    en: 'Everything back within 7 days of the first class, then in proportion to the classes left: worked examples, ways and times.',
  },
  body: { bn, en },
}
