import type { DemoQuestion } from '../question-shape.ts'

export const quizEcg: DemoQuestion[] = [
  {
    type: 'sba',
    subject: 'ecg',
    text: 'At the standard paper speed of 25 mm/s, one small square (1 mm) represents:',
    options: ['0.02 s', '0.04 s', '0.10 s', '0.20 s'],
    answer: 1,
    explanation:
      'At 25 mm/s each millimetre is 1/25 s = 0.04 s. A large square of five small ones is 0.20 s. See [the reference book, page 2](/my/reference-book/1/page-no/2).',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'This strip was recorded at 25 mm/s; each large square is 5 mm. What is the heart rate?',
    image: {
      src: '/media/exams/ecg-regular.svg',
      width: 800,
      height: 240,
      alt: {
        bn: 'ইসিজির একটি ফালা: প্রতিটি সরু QRS-এর আগে একটি P তরঙ্গ, R তরঙ্গগুলো ঠিক চারটি বড় ঘর দূরে দূরে।',
        en: 'An ECG strip: a P wave before every narrow QRS complex, and R waves exactly four large squares apart.',
      },
    },
    options: ['60/min', '100/min', '75/min', '50/min'],
    answer: 2,
    explanation:
      'Successive R waves are four large squares apart. At 25 mm/s there are 300 large squares in a minute, so the rate is \\frac{300}{4} = 75/min. Five large squares would give 60/min.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'What is the normal range of the PR interval in an adult?',
    options: ['0.12–0.20 s', '0.06–0.10 s', '0.20–0.28 s', '0.35–0.43 s'],
    answer: 0,
    explanation:
      'The normal PR interval is three to five small squares, 0.12–0.20 s. The normal QRS lasts less than 0.12 s, and values near 0.4 s belong to the QT interval. See [the reference book, page 6](/my/reference-book/1/page-no/6).',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'The QRS is mainly positive in lead I and mainly negative in leads II and aVF. The frontal axis shows:',
    options: ['normal axis', 'right deviation', 'extreme deviation', 'left deviation'],
    answer: 3,
    explanation:
      'A positive lead I with negative II and aVF puts the axis beyond −30°, which is left axis deviation. If lead II were positive, the axis would still be within normal limits.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'A 68-year-old man has no complaints. What does his rhythm strip show?',
    image: {
      src: '/media/exams/ecg-dropped-beat.svg',
      width: 800,
      height: 240,
      alt: {
        bn: 'ইসিজির একটি ফালা: P তরঙ্গ সমান দূরে দূরে আসে; পরপর PR ব্যবধান ০.১৬, ০.২৬ ও ০.৩২ সেকেন্ড, চতুর্থ P-এর পর কোনো QRS নেই, তারপর আবার ০.১৬ থেকে শুরু।',
        en: 'An ECG strip: P waves come at even distances; the PR intervals are 0.16, 0.26 and 0.32 s, the fourth P wave has no QRS complex after it, and then it begins again at 0.16 s.',
      },
    },
    options: ['first-degree AV block', 'Mobitz type I block', 'Mobitz type II block', 'complete heart block'],
    answer: 1,
    explanation:
      'The PR interval lengthens beat by beat until one P wave is not followed by a QRS, and the cycle repeats: this is Mobitz type I (Wenckebach). In Mobitz type II the PR interval of conducted beats is constant before the dropped beat.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'P waves occur regularly at 80/min and QRS complexes regularly at 35/min, with no relation between them. The diagnosis is:',
    options: ['sinus bradycardia', 'Mobitz type II block', 'complete heart block', 'sinoatrial block'],
    answer: 2,
    explanation:
      'Independent regular atrial and slower ventricular rhythms mean AV dissociation due to third-degree (complete) block. In Mobitz type II some P waves still conduct with a fixed PR interval.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'Which finding is most characteristic of atrial fibrillation?',
    options: [
      'Saw-tooth waves with regular QRS complexes',
      'Three different P-wave shapes in one lead',
      'Inverted P waves after each QRS complex',
      'Irregularly irregular QRS without P waves',
    ],
    answer: 3,
    explanation:
      'Chaotic atrial activity gives no P waves and a random ventricular response. Saw-tooth waves point to atrial flutter, and three or more P-wave shapes to multifocal atrial rhythm.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'Typical atrial flutter with 2:1 AV conduction most often gives a ventricular rate of about:',
    options: ['150/min', '100/min', '200/min', '300/min'],
    answer: 0,
    explanation:
      'The atria flutter at about 300/min, and every second impulse is conducted, giving about 150/min. A fixed regular tachycardia at 150/min should always raise the suspicion of flutter.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'ST elevation in leads II, III and aVF, greater in III than in II, suggests occlusion of the:',
    options: ['left anterior descending', 'left circumflex', 'right coronary artery', 'left main stem'],
    answer: 2,
    explanation:
      'These are the inferior leads, usually supplied by the right coronary artery; greater elevation in III than in II favours it over the circumflex. The left anterior descending supplies the anterior wall (V1–V4).',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'A patient with chest pain has horizontal ST depression and tall R waves in V1–V3. Which extra leads best confirm posterior infarction?',
    options: ['V7–V9', 'V3R–V4R', 'aVR and aVL', 'Lewis leads'],
    answer: 0,
    explanation:
      'The changes in V1–V3 are a mirror image of posterior ST elevation and Q waves, which V7–V9 on the back record directly. V3R–V4R are used for right ventricular infarction.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'Which is usually the earliest ECG change of hyperkalaemia?',
    options: ['Sine-wave pattern', 'Tall peaked T waves', 'Absent P waves', 'Broad QRS complexes'],
    answer: 1,
    explanation:
      'Narrow-based, tall peaked T waves appear first as potassium rises. P-wave loss, QRS widening and finally a sine wave follow with worsening hyperkalaemia.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'Flattened T waves with prominent U waves most strongly suggest:',
    options: ['hypercalcaemia', 'hyperkalaemia', 'hypocalcaemia', 'hypokalaemia'],
    answer: 3,
    explanation:
      'Low potassium flattens the T wave, depresses the ST segment and brings out U waves. Hypocalcaemia lengthens the QT by prolonging the ST segment without prominent U waves.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'A short PR interval with a slurred upstroke of the QRS (delta wave) is seen in:',
    options: ['Brugada syndrome', 'left bundle branch block', 'Wolff–Parkinson–White syndrome', 'long QT syndrome'],
    answer: 2,
    explanation:
      'An accessory pathway bypasses the AV node, so part of the ventricle is excited early: short PR and delta wave. Bundle branch block widens the QRS but does not shorten the PR.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'Widespread saddle-shaped ST elevation with PR-segment depression is typical of:',
    options: ['acute pericarditis', 'anterior STEMI', 'pulmonary embolism', 'ventricular aneurysm'],
    answer: 0,
    explanation:
      'Pericarditis affects the whole epicardium, so ST elevation is diffuse and concave upwards, with PR depression. In infarction the elevation follows one coronary territory, with reciprocal depression.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'A QRS of 0.14 s with an rSR′ pattern in V1 and a wide slurred S wave in V6 indicates:',
    options: [
      'left bundle branch block',
      'left anterior hemiblock',
      'left ventricular hypertrophy',
      'right bundle branch block',
    ],
    answer: 3,
    explanation:
      'Late activation of the right ventricle gives the second R in V1 and the slurred S in V6. In left bundle branch block V6 shows a broad notched R wave and V1 is mainly negative.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'What is the typical effect of hypercalcaemia on the ECG?',
    options: ['Prominent U waves', 'Short QT interval', 'Long QT interval', 'Peaked T waves'],
    answer: 1,
    explanation:
      'High calcium shortens the plateau (phase 2) of the action potential and so the ST segment and QT interval. Hypocalcaemia has the opposite effect and lengthens the QT.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'A patient with a long QT interval develops recurrent torsades de pointes but keeps a pulse and blood pressure. The first-line drug is intravenous:',
    options: ['magnesium sulfate', 'amiodarone', 'procainamide', 'sotalol'],
    answer: 0,
    explanation:
      'Magnesium sulfate is first-line even when serum magnesium is normal. Amiodarone, procainamide and sotalol all prolong the QT interval and may make torsades worse.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'Down-sloping "reverse tick" ST depression in a patient with a normal digoxin level most likely represents:',
    options: ['digoxin toxicity', 'digoxin effect', 'acute ischaemia', 'hyperkalaemia'],
    answer: 1,
    explanation:
      'The scooped ST depression is an expected effect of digoxin at therapeutic levels. Toxicity shows itself by arrhythmias such as ventricular ectopics or atrial tachycardia with block.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'What is the most common ECG finding in acute pulmonary embolism, apart from a normal tracing?',
    options: ['S1Q3T3 pattern', 'Left axis deviation', 'Sinus tachycardia', 'Atrial flutter'],
    answer: 2,
    explanation:
      'Sinus tachycardia is the commonest abnormality. S1Q3T3 is well known but is present in only a minority of patients and is not specific.',
  },
  {
    type: 'sba',
    subject: 'ecg',
    text: 'A man found outdoors on a winter night is drowsy; the ECG shows bradycardia and a positive deflection at the J point (Osborn wave). The likely cause is:',
    options: ['hyponatraemia', 'opioid overdose', 'hypoglycaemia', 'hypothermia'],
    answer: 3,
    explanation:
      'J (Osborn) waves with bradycardia are typical of hypothermia and grow larger as the temperature falls. Opioids and hypoglycaemia cause drowsiness but not typical Osborn waves.',
  },
]
