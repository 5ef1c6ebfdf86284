import type { galleryAlbum, galleryPicture } from '../../../tables/index.ts'

type DemoPicture = Omit<typeof galleryPicture.$inferInsert, 'galleryAlbumId'>
type DemoGalleryAlbum = typeof galleryAlbum.$inferInsert & { pictures: DemoPicture[] }

const drawn = (name: string, bn: string, en: string) => ({
  image: `/media/demo/gallery-${name}.svg`,
  caption: { bn, en },
})
const wide = (name: string, bn: string, en: string): DemoPicture => ({
  ...drawn(name, bn, en),
  width: 1200,
  height: 800,
})
const tall = (name: string, bn: string, en: string): DemoPicture => ({
  ...drawn(name, bn, en),
  width: 800,
  height: 1000,
})

/** Drawings instead of photographs: a demo shows nobody's face. */
export const demoGalleryAlbums: DemoGalleryAlbum[] = [
  {
    title: { bn: 'ক্যাম্পাস আর প্রতিদিন', en: 'The campus, day by day' },
    description: {
      bn: 'গ্রিন রোডের ভবন, রাতের ক্লাস, পড়ার ঘর আর ঘরে ঘরে যাওয়া শিট।',
      en: 'The building on Green Road, night classes, the reading room, and sheets on their way to every home.',
    },
    takenOn: '2026-01-24',
    pictures: [
      wide(
        'building',
        'ক্যাম্পাস ভবনের সামনে দুটি রিকশা; একটি জানালায় তখনো আলো',
        'The campus building with two rickshaws in front; one window is still lit',
      ),
      wide(
        'night-class',
        'রাতের ক্লাসে বোর্ডে ECG-র একটি QRS দেখাচ্ছেন শিক্ষক, সামনে তিন সারি শ্রোতা',
        'A night class: the teacher points at a QRS complex on the board before three rows of listeners',
      ),
      tall(
        'library',
        'লাইব্রেরির তাক থেকে একটি বই নামাচ্ছেন একজন ছাত্রী, পাশে মই',
        'A student takes a book from the library shelf, a ladder beside her',
      ),
      wide(
        'parcels',
        'কুরিয়ারে যাওয়ার অপেক্ষায় লেকচার শিটের বাক্স, ওপরে পথের নকশা',
        'Boxes of lecture sheets waiting for the courier, the route drawn above them',
      ),
      wide(
        'home-study',
        'ঘরে বসে অনলাইন ক্লাস: ল্যাপটপের পর্দায় শিক্ষক ও স্লাইড, জানালায় চাঁদ',
        'An online class at home: the teacher and a slide on the laptop, the moon in the window',
      ),
      wide(
        'tea-break',
        'ক্লাসের ফাঁকে চায়ের দোকানে দুই চিকিৎসক, হাতের কাছে পড়ার কাগজ',
        'Two doctors at the tea stall between classes, their notes close at hand',
      ),
    ],
  },
  {
    title: { bn: 'মডেল টেস্টের দিন', en: 'The day of a model test' },
    description: {
      bn: 'সকালের ফটক থেকে বিকেলের ফলাফল: একটি পূর্ণাঙ্গ মডেল টেস্টের এক দিন।',
      en: 'From the gate in the morning to the results in the afternoon: one day of a full model test.',
    },
    takenOn: '2026-02-13',
    pictures: [
      wide(
        'exam-gate',
        'সকালে পরীক্ষাকেন্দ্রের ফটকে ব্যাগ হাতে পরীক্ষার্থীরা, প্রবেশপত্র দেখছেন একজন',
        'Examinees with their bags at the gate in the morning; a man checks admit cards',
      ),
      wide(
        'question-packets',
        'সিন্দুকের পাশে সিলগালা প্রশ্নপত্রের খাম, একটি চাবি ও দেয়ালঘড়ি',
        'Sealed envelopes of question papers beside their trunk, with a key and a clock',
      ),
      wide(
        'exam-hall',
        'পরীক্ষার হলে সারি সারি টেবিলে পরীক্ষার্থী, সামনে দুজন পরিদর্শক ও ঘড়ি',
        'The exam hall: rows of desks, two invigilators in front and the clock above them',
      ),
      tall(
        'answer-sheet',
        'আধভরা উত্তরপত্রের ওপর একটি পেনসিল, কোণে প্রবেশপত্র',
        'A pencil on a half-filled answer sheet, an admit card in the corner',
      ),
      wide(
        'after-exam',
        'পরীক্ষার পর প্রশ্নের ব্যাখ্যা দিচ্ছেন শিক্ষক, একজন হাত তুলেছেন',
        'After the exam a teacher explains a question; somebody has raised a hand',
      ),
      wide(
        'results',
        'ফলাফলের বোর্ডে নম্বরের বিন্যাস; নিজের জায়গাটি দেখাচ্ছেন একজন',
        'The spread of marks on the results board; one of two students points at her own place',
      ),
    ],
  },
  {
    title: { bn: 'কর্মশালা ও আয়োজন', en: 'Workshops and events' },
    description: {
      bn: 'হাতেকলমে ECG, এক্স-রে, সিপিআর ও সেলাই; ভাইভার মহড়া আর বছরের শেষে পুরস্কার।',
      en: 'ECGs, X-rays, CPR and suturing by hand; a rehearsal of the viva, and prizes at the end of the year.',
    },
    takenOn: '2025-12-19',
    pictures: [
      wide(
        'ecg-workshop',
        'টেবিলে লম্বা ECG কাগজ, ক্যালিপার দিয়ে R থেকে R মাপা হচ্ছে',
        'A long ECG strip on the table, R to R being measured with calipers',
      ),
      wide(
        'chest-films',
        'ভিউবক্সে পাশাপাশি দুটি বুকের এক্স-রে; ডান দিকেরটিতে হৃৎপিণ্ড বড়',
        'Two chest films side by side on the viewing box; the heart on the right one is enlarged',
      ),
      wide(
        'cpr-practice',
        'ম্যানিকিনের বুকে চাপ দিয়ে সিপিআর অনুশীলন, পাশে ঘড়ি ধরে আছেন প্রশিক্ষক',
        'Practising CPR on a manikin while the trainer keeps time beside it',
      ),
      tall(
        'suturing',
        'সেলাই শেখার প্যাডে চারটি সেলাই পড়েছে, পঞ্চমটির সুচ ধরা আছে নিডল হোল্ডারে',
        'Four stitches on a suture pad; the needle for the fifth is in its holder',
      ),
      wide(
        'viva',
        'ভাইভার মহড়া: টেবিলের ওপারে তিন পরীক্ষক, এপারে একজন পরীক্ষার্থী',
        'A rehearsal of the viva: three examiners across the table from one candidate',
      ),
      wide(
        'prize-giving',
        'বছরের শেষে মঞ্চে পুরস্কার নিচ্ছেন একজন ছাত্রী, ওপরে রঙিন নিশান',
        'A student receives a trophy on the stage at the end of the year, under bunting',
      ),
    ],
  },
]
