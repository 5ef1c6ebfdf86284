import type { subscriptionOffer } from '../../../tables/index.ts'
import type { LocalizedText } from '../../../tables/localized-text.ts'
import type { demoTeachers } from '../teachers.ts'
import type { DeckName } from '../videos/decks.ts'

type DemoVideo = {
  title: LocalizedText
  subject: LocalizedText
  teacher: keyof typeof demoTeachers
  /** The recording it is shown by. */
  deck: DeckName
}

type DemoShelf = Pick<
  typeof subscriptionOffer.$inferInsert,
  'title' | 'summary' | 'monthPaisa' | 'durations' | 'leastVideos'
> & { course: string; videos: DemoVideo[] }

const cardiology = { bn: 'কার্ডিওলজি', en: 'Cardiology' }
const respiratory = { bn: 'রেসপিরেটরি মেডিসিন', en: 'Respiratory medicine' }
const technique = { bn: 'পরীক্ষার কৌশল', en: 'Exam technique' }

const durations = [
  { days: 30, percentOff: 0 },
  { days: 90, percentOff: 10 },
  { days: 180, percentOff: 20 },
]

const medicine: DemoVideo[] = [
  {
    title: { bn: 'Cardiac cycle: এক চক্রে পুরো হৃৎপিণ্ড', en: 'The cardiac cycle in one turn' },
    subject: cardiology,
    teacher: 'farhana',
    deck: 'cardiacCycle',
  },
  {
    title: { bn: 'Heart sound আর murmur চেনা', en: 'Telling heart sounds and murmurs apart' },
    subject: cardiology,
    teacher: 'farhana',
    deck: 'cardiacCycle',
  },
  {
    title: { bn: 'রক্তচাপ: শরীর কীভাবে সামলায়', en: 'Blood pressure: how the body holds it' },
    subject: cardiology,
    teacher: 'tanvir',
    deck: 'bloodPressure',
  },
  {
    title: { bn: 'Hypertension: ওষুধ বাছাইয়ের যুক্তি', en: 'Hypertension: choosing a drug' },
    subject: cardiology,
    teacher: 'sabrina',
    deck: 'bloodPressure',
  },
  {
    title: { bn: 'Shock: ধরন ধরে ভাবা', en: 'Shock, kind by kind' },
    subject: cardiology,
    teacher: 'tanvir',
    deck: 'bloodPressure',
  },
  {
    title: { bn: 'Lung volume ও spirometry', en: 'Lung volumes and spirometry' },
    subject: respiratory,
    teacher: 'mahmudul',
    deck: 'lungVolumes',
  },
  {
    title: { bn: 'Obstructive না restrictive: ছবি দেখে বলা', en: 'Obstructive or restrictive: reading the curve' },
    subject: respiratory,
    teacher: 'mahmudul',
    deck: 'lungVolumes',
  },
  {
    title: { bn: 'Asthma ও COPD পাশাপাশি', en: 'Asthma and COPD side by side' },
    subject: respiratory,
    teacher: 'tanvir',
    deck: 'lungVolumes',
  },
  {
    title: { bn: 'রিভিশন: কার্ডিওলজি এক বসায়', en: 'Revision: cardiology in one sitting' },
    subject: cardiology,
    teacher: 'farhana',
    deck: 'recap',
  },
  {
    title: { bn: 'রিভিশন: রেসপিরেটরি এক বসায়', en: 'Revision: respiratory in one sitting' },
    subject: respiratory,
    teacher: 'tanvir',
    deck: 'recap',
  },
  {
    title: { bn: 'MTF: প্রতিটি stem আলাদা করে পড়া', en: 'MTF: reading every stem by itself' },
    subject: technique,
    teacher: 'tanvir',
    deck: 'examTime',
  },
  {
    title: { bn: 'SBA: কাছাকাছি দুই উত্তর থেকে একটি', en: 'SBA: one of two close answers' },
    subject: technique,
    teacher: 'shaila',
    deck: 'examTime',
  },
]

const bcs: DemoVideo[] = [
  {
    title: { bn: 'প্রিলিতে সময় ভাগ করা', en: 'Dividing the time of the preliminary' },
    subject: technique,
    teacher: 'debashish',
    deck: 'examTime',
  },
  {
    title: { bn: 'না জানা প্রশ্নে কী করবেন', en: 'What to do with a question you do not know' },
    subject: technique,
    teacher: 'debashish',
    deck: 'examTime',
  },
  {
    title: { bn: 'বাংলা সাহিত্য: যুগ ধরে ঝালাই', en: 'Bangla literature, age by age' },
    subject: { bn: 'বাংলা', en: 'Bangla' },
    teacher: 'mamun',
    deck: 'recap',
  },
  {
    title: { bn: 'বাংলা ব্যাকরণ: ঝালাই', en: 'Bangla grammar, once more' },
    subject: { bn: 'বাংলা', en: 'Bangla' },
    teacher: 'mamun',
    deck: 'recap',
  },
  {
    title: { bn: 'English grammar: একসঙ্গে ঝালাই', en: 'English grammar, all together' },
    subject: { bn: 'ইংরেজি', en: 'English' },
    teacher: 'sumaiya',
    deck: 'recap',
  },
  {
    title: { bn: 'বাংলাদেশ বিষয়াবলি: ঝালাই', en: 'Bangladesh affairs, once more' },
    subject: { bn: 'সাধারণ জ্ঞান', en: 'General knowledge' },
    teacher: 'debashish',
    deck: 'recap',
  },
]

export const demoShelves: DemoShelf[] = [
  {
    course: 'fcps-part-1',
    title: { bn: 'FCPS মেডিসিন: রিভিশন লেকচার', en: 'FCPS medicine: revision lectures' },
    summary: {
      bn: 'যে অধ্যায়টি আরেকবার শোনা দরকার, শুধু সেটিই নিন। প্রতিটি লেকচার আলাদা, আগেরটি না দেখলেও চলে।',
      en: 'Take only the chapter you want to hear again. Every lecture stands by itself.',
    },
    monthPaisa: 4_900,
    durations,
    leastVideos: 1,
    videos: medicine,
  },
  {
    course: 'bcs',
    title: { bn: 'বিসিএস প্রিলি: শেষ ঝালাই', en: 'BCS preliminary: last brush-up' },
    summary: {
      bn: 'পরীক্ষার আগের সপ্তাহগুলোর জন্য ছোট ছোট লেকচার, বিষয় ধরে সাজানো।',
      en: 'Short lectures for the weeks before the exam, by subject.',
    },
    monthPaisa: 3_500,
    durations,
    leastVideos: 2,
    videos: bcs,
  },
]
