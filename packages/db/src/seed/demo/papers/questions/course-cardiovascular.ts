import type { DemoQuestion } from '../question-shape.ts'

/** For the weekly exam of a running course: it is open, so none of it stands in another paper. */
export const courseCardiovascular: DemoQuestion[] = [
  {
    type: 'sba',
    subject: 'physiology',
    text: 'This is the left ventricular pressure–volume loop of a man whose heart rate is 70/min. What is his cardiac output?',
    image: {
      src: '/media/exams/pressure-volume-loop.svg',
      width: 600,
      height: 420,
      alt: {
        bn: 'বাম ভেন্ট্রিকলের চাপ–আয়তন লুপ: আয়তন ৫০ মিলি থেকে বেড়ে ১২০ মিলি হয়, তারপর চাপ বেড়ে রক্ত বেরিয়ে আবার ৫০ মিলিতে ফেরে; সর্বোচ্চ চাপ প্রায় ১২০ mmHg।',
        en: 'A pressure–volume loop of the left ventricle: volume rises from 50 mL to 120 mL, pressure then rises and blood is ejected until the volume is 50 mL again; the highest pressure is about 120 mmHg.',
      },
    },
    options: ['3.5 L/min', '4.9 L/min', '5.6 L/min', '8.4 L/min', '11.9 L/min'],
    answer: 1,
    explanation:
      'Stroke volume is 120 − 50 = 70 mL, and 70 mL × 70/min = 4.9 L/min. Multiplying the end-diastolic volume by the rate gives 8.4 L/min, which forgets the blood that stays behind.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Flow through a rigid tube is laminar and R ∝ \\frac{1}{r^{4}}. If the radius is halved, the resistance becomes:',
    options: ['half', 'twice', 'four times', 'eight times', 'sixteen times'],
    answer: 4,
    explanation:
      'Resistance is inversely proportional to the fourth power of the radius: (\\frac{1}{2})^{4} = \\frac{1}{16}, so it rises sixteen times. This is why small changes of arteriolar calibre change blood pressure so much.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Which vessels offer the greatest resistance to blood flow in the systemic circulation?',
    options: ['Arterioles', 'Capillaries', 'Large arteries', 'Venules', 'Veins'],
    answer: 0,
    explanation:
      'The largest fall of pressure is across the arterioles. Capillaries are narrower, but there are so many in parallel that their total resistance is less.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Impulses from the baroreceptors of the carotid sinus reach the brain stem in which nerve?',
    options: ['Vagus', 'Hypoglossal', 'Glossopharyngeal', 'Accessory', 'Phrenic'],
    answer: 2,
    explanation:
      'The sinus nerve is a branch of the glossopharyngeal nerve. The vagus carries impulses from the baroreceptors of the aortic arch.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'By the Frank–Starling mechanism, stroke volume rises when there is an increase of:',
    options: ['afterload', 'heart rate', 'venous compliance', 'end-diastolic volume', 'sympathetic tone'],
    answer: 3,
    explanation:
      'Stretch of the fibres at the end of diastole increases the force of the next contraction. Sympathetic tone also raises stroke volume, but by contractility at the same fibre length.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'Blood flow in the left coronary artery is greatest during:',
    options: ['isovolumetric contraction', 'rapid ejection', 'reduced ejection', 'atrial systole', 'early diastole'],
    answer: 4,
    explanation:
      'The contracting left ventricle squeezes its own vessels in systole, so most flow comes in early diastole, when aortic pressure is still high and the muscle has relaxed.',
  },
  {
    type: 'sba',
    subject: 'physiology',
    text: 'B-type natriuretic peptide (BNP) is released mainly from:',
    options: [
      'the adrenal cortex',
      'stretched ventricular muscle',
      'the juxtaglomerular apparatus',
      'the posterior pituitary',
      'vascular endothelium',
    ],
    answer: 1,
    explanation:
      'Ventricular myocytes release BNP when they are stretched, which makes it useful in the diagnosis of heart failure. The brain, where it was first found, is not its main source.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'What is the earliest visible lesion of atherosclerosis?',
    options: ['Fibrous plaque', 'Mural thrombus', 'Fatty streak', 'Medial calcification', 'Ulcerated plaque'],
    answer: 2,
    explanation:
      'Fatty streaks, made of lipid-laden macrophages in the intima, are found even in children. Fibrous plaques, calcification and ulceration come later.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Occlusion of which artery is the most common cause of myocardial infarction?',
    options: ['Left anterior descending', 'Right coronary', 'Left circumflex', 'Posterior descending', 'Left main'],
    answer: 0,
    explanation:
      'The left anterior descending artery is involved in 40–50% of cases, the right coronary in 30–40% and the circumflex in 15–20%.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Which inflammatory cell predominates in a myocardial infarct 36 hours old?',
    options: ['Macrophage', 'Lymphocyte', 'Plasma cell', 'Neutrophil', 'Eosinophil'],
    answer: 3,
    explanation:
      'Neutrophils are most numerous between the first and the third day. Macrophages take over from about the third day and clear the dead muscle.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Rupture of the free wall of the left ventricle after infarction is most likely:',
    options: ['within 6 hours', 'at 12–24 hours', 'at 2–3 weeks', 'after 2 months', 'at 3–7 days'],
    answer: 4,
    explanation:
      'The wall is softest at three to seven days, when dead muscle is being removed and collagen has not yet been laid down. Later a scar protects it.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'Five days after a myocardial infarction the chest pain returns. Which marker is most useful to show a new infarct?',
    options: ['LDH', 'AST', 'CK-MB', 'Myosin light chain', 'C-reactive protein'],
    answer: 2,
    explanation:
      'CK-MB is back to normal within two to three days, so a fresh rise means a new infarct. Troponin may stay high for one to two weeks; LDH also stays high for many days.',
  },
  {
    type: 'sba',
    subject: 'pathology',
    text: 'Aschoff bodies in the myocardium are characteristic of:',
    options: ['viral myocarditis', 'rheumatic carditis', 'amyloidosis', 'sarcoidosis', 'Chagas disease'],
    answer: 1,
    explanation:
      'An Aschoff body is a small granuloma of acute rheumatic carditis with Anitschkow cells. Sarcoid granulomas have no such cells and no fibrinoid centre.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'An opening snap followed by a low-pitched, rumbling mid-diastolic murmur at the apex is typical of:',
    options: [
      'mitral stenosis',
      'mitral regurgitation',
      'aortic stenosis',
      'aortic regurgitation',
      'ventricular septal defect',
    ],
    answer: 0,
    explanation:
      'The snap is the stiff but still mobile mitral valve opening. The murmur of aortic regurgitation is also diastolic, but early, high-pitched and heard at the left sternal edge.',
  },
  {
    type: 'sba',
    subject: 'microbiology',
    text: 'A woman with rheumatic mitral valve disease develops low fever for weeks after a dental extraction. The likely organism is:',
    options: [
      'Staphylococcus aureus',
      'Candida albicans',
      'Coxiella burnetii',
      'a viridans streptococcus',
      'Pseudomonas aeruginosa',
    ],
    answer: 3,
    explanation:
      'Viridans streptococci of the mouth cause subacute endocarditis on valves that are already damaged. Staphylococcus aureus causes an acute illness, often on normal valves.',
  },
  {
    type: 'sba',
    subject: 'medicine',
    text: 'In people who inject drugs, endocarditis most often affects which valve?',
    options: ['Aortic', 'Mitral', 'Pulmonary', 'A prosthetic valve', 'Tricuspid'],
    answer: 4,
    explanation:
      'Organisms injected into a vein reach the right heart first, and the tricuspid valve is affected most often; septic emboli then go to the lungs.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'The dry cough of patients who take an ACE inhibitor is attributed to accumulation of:',
    options: ['angiotensin II', 'bradykinin', 'aldosterone', 'histamine', 'renin'],
    answer: 1,
    explanation:
      'The same enzyme breaks down bradykinin, which accumulates in the airways. Angiotensin receptor blockers leave it alone and seldom cause cough.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'Sublingual glyceryl trinitrate relieves angina of effort mainly by:',
    options: [
      'slowing the heart',
      'raising aortic pressure',
      'reducing preload through venodilatation',
      'blocking calcium channels of the myocardium',
      'preventing platelet aggregation',
    ],
    answer: 2,
    explanation:
      'Dilated veins hold more blood, the ventricle is smaller and its wall tension and need for oxygen fall. The heart rate, if anything, rises by reflex.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'Which drug is best avoided in a patient who takes a beta-blocker, because of the risk of severe bradycardia and heart block?',
    options: ['Verapamil', 'Amlodipine', 'Hydralazine', 'Losartan', 'Isosorbide mononitrate'],
    answer: 0,
    explanation:
      'Verapamil depresses the sinus and AV nodes, and a beta-blocker adds to it. Amlodipine acts on vessels and is often combined with a beta-blocker.',
  },
  {
    type: 'sba',
    subject: 'pharmacology',
    text: 'Which drug lowers mortality in chronic heart failure with reduced ejection fraction?',
    options: ['Furosemide', 'Digoxin', 'Verapamil', 'Spironolactone', 'Indapamide'],
    answer: 3,
    explanation:
      'Mineralocorticoid receptor antagonists such as spironolactone prolong life. Loop diuretics and digoxin relieve symptoms without lowering mortality, and verapamil may make failure worse.',
  },
]
