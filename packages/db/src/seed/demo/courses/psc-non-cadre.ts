import { bcsGeneral } from '../topics/bcs-general.ts'
import { bcsLanguage } from '../topics/bcs-language.ts'
import { bcsReasoning } from '../topics/bcs-reasoning.ts'
import { firstOf } from '../topics/part.ts'
import { pscNonCadre as topics } from '../topics/psc-non-cadre.ts'
import type { DemoCourse } from './demo-course.ts'
import { syllabusOf } from './syllabus.ts'

export const pscNonCadre: DemoCourse = {
  slug: 'psc-non-cadre',
  title: { bn: 'পিএসসি নন-ক্যাডার', en: 'PSC non-cadre' },
  subtitle: { bn: 'মেডিকেল অফিসার ও নন-ক্যাডার পদের প্রস্তুতি', en: 'For medical officer and non-cadre posts' },
  about: {
    bn: `<p>ক্যাডারের বাইরের সরকারি পদে নিয়োগও দেয় সরকারি কর্ম কমিশন। প্রতিটি পদের বিজ্ঞপ্তি আলাদা, তাই সিলেবাসও পুরোপুরি এক নয়।</p>
<h2>ধাপগুলো</h2>
<ol><li><strong>বাছাই পরীক্ষা</strong>: আবেদনকারী এক হাজারের বেশি হলে। ১ ঘণ্টায় ১০০টি প্রশ্ন, ১০০ নম্বর, ভুল উত্তরে ০.৫ কাটা যায়।</li><li><strong>লিখিত পরীক্ষা</strong>: ২০০ নম্বর।</li><li><strong>মৌখিক পরীক্ষা</strong>।</li></ol>
<p>সাধারণ পদে বাছাইয়ের প্রশ্ন মোটামুটি চার ভাগে আসে, এই পাতার মানবণ্টন সেই অনুমানে। <em>আপনার পদের বিজ্ঞপ্তিই শেষ কথা</em>, সেটি হাতে নিয়ে মিলিয়ে দেখুন।</p>
<h2>কীভাবে পড়বেন</h2>
<ul><li>সব পদের সাধারণ বিষয়গুলো আগে: বাংলা, ইংরেজি, সাধারণ জ্ঞান, গণিত।</li><li>এরপর পদের নিজের অংশ, যেমন স্বাস্থ্য খাতের পদে জাতীয় স্বাস্থ্য কর্মসূচি।</li><li>প্রতি সপ্তাহে সময় ধরে পরীক্ষা; ১ মিনিটেরও কম সময়ে একটি প্রশ্ন, তাই অভ্যাস ছাড়া হয় না।</li></ul>
<p>কোন ব্যাচ আপনার পদের সঙ্গে মেলে, বুঝতে না পারলে <a href="/contact-details">আমাদের সঙ্গে কথা বলুন</a>।</p>`,
    en: `<p>The Public Service Commission also fills government posts outside the cadres. Every post has its own circular, so the syllabus is never quite the same.</p>
<h2>The steps</h2>
<ol><li><strong>Screening test</strong>, when more than a thousand apply: 100 questions in 1 hour, 100 marks, a wrong answer costs 0.5.</li><li><strong>Written exam</strong>: 200 marks.</li><li><strong>Oral exam</strong>.</li></ol>
<p>For general posts the screening comes in roughly four parts; the marks on this page follow that estimate. <em>The circular of your post has the last word</em>, so keep it at hand.</p>
<h2>How to read</h2>
<ul><li>First what all posts share: Bangla, English, general knowledge, mathematics.</li><li>Then what the post adds, such as the national health programmes for posts in health.</li><li>An exam against the clock every week; with less than a minute for a question, nothing replaces practice.</li></ul>
<p>If you cannot tell which batch fits your post, <a href="/contact-details">talk to us</a>.</p>`,
  },
  markShares: [
    { subject: { bn: 'বাংলা', en: 'Bangla' }, marks: 25 },
    { subject: { bn: 'ইংরেজি', en: 'English' }, marks: 25 },
    { subject: { bn: 'সাধারণ জ্ঞান', en: 'General knowledge' }, marks: 25 },
    { subject: { bn: 'গণিত', en: 'Mathematics' }, marks: 25 },
  ],
  syllabus: syllabusOf([
    firstOf(bcsLanguage.bangla, 7),
    firstOf(bcsLanguage.english, 7),
    firstOf(bcsGeneral.bangladesh, 6),
    firstOf(bcsGeneral.international, 4),
    firstOf(bcsReasoning.maths, 7),
    topics.office,
    topics.health,
  ]),
  faqCategory: 'admission',
  setting: {
    showRank: false,
    helpText: {
      bn: 'পদ অনুযায়ী সিলেবাস আলাদা; আবেদনের বিজ্ঞপ্তিটি হাতে নিয়ে ব্যাচ বাছুন।',
      en: 'The syllabus differs by post; choose a batch with the circular at hand.',
    },
  },
}
