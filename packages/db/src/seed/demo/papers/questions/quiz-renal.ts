import type { DemoQuestion } from '../question-shape.ts'

export const quizRenal: DemoQuestion[] = [
  {
    type: 'sba',
    subject: 'renal',
    text: 'Most of the filtered glucose is reabsorbed in the early proximal tubule by which transporter?',
    options: ['SGLT1', 'GLUT4', 'SGLT2', 'NKCC2'],
    answer: 2,
    explanation:
      'SGLT2 in the early proximal tubule takes back about 90% of filtered glucose, which is why its inhibitors cause glycosuria. SGLT1, further along, recovers most of the rest.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Antidiuretic hormone raises the water permeability of the collecting duct by inserting:',
    options: ['aquaporin-1', 'aquaporin-2', 'ENaC channels', 'urea transporters'],
    answer: 1,
    explanation:
      'Acting on V2 receptors through cAMP, ADH moves aquaporin-2 to the luminal membrane. Aquaporin-1 is present in the proximal tubule and thin descending limb all the time, without ADH.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Furosemide acts mainly by blocking which transporter?',
    options: [
      'Na^{+}–K^{+}–2Cl^{−} cotransporter',
      'Na^{+}–Cl^{−} cotransporter',
      'epithelial Na^{+} channel',
      'Na^{+}–H^{+} exchanger',
    ],
    answer: 0,
    explanation:
      'Loop diuretics block the Na^{+}–K^{+}–2Cl^{−} cotransporter in the thick ascending limb. Thiazides block the Na^{+}–Cl^{−} cotransporter, and amiloride the epithelial Na^{+} channel.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Which substance is the reference marker for measuring glomerular filtration rate by clearance?',
    options: ['Urea', 'Glucose', 'PAH', 'Inulin'],
    answer: 3,
    explanation:
      'Inulin is freely filtered and neither reabsorbed nor secreted, so its clearance equals the GFR. PAH is almost completely secreted, so its clearance estimates renal plasma flow.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'A four-year-old has nephrotic syndrome with normal light microscopy that responds to prednisolone. Electron microscopy would typically show:',
    options: ['subepithelial humps', 'effaced foot processes', 'mesangial deposits', 'a split basement membrane'],
    answer: 1,
    explanation:
      'Minimal change disease, the usual cause of childhood nephrotic syndrome, shows diffuse effacement of podocyte foot processes. Subepithelial humps are seen in post-infectious glomerulonephritis.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'A 20-year-old man has visible haematuria one day after the onset of a sore throat, as he did last year. The most likely diagnosis is:',
    options: ['IgA nephropathy', 'post-streptococcal nephritis', 'minimal change disease', 'membranous nephropathy'],
    answer: 0,
    explanation:
      'Recurrent visible haematuria within a day or two of a throat infection is typical of IgA nephropathy. Post-streptococcal nephritis follows after one to three weeks and seldom recurs.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Which laboratory finding is most typical of acute post-streptococcal glomerulonephritis?',
    options: ['Raised serum IgA', 'Positive anti-PLA2R', 'Positive PR3-ANCA', 'Low serum C3'],
    answer: 3,
    explanation:
      'C3 falls through activation of the alternative pathway and normally recovers within about eight weeks. Anti-PLA2R belongs to membranous nephropathy, and PR3-ANCA to granulomatosis with polyangiitis.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Haemoptysis with rapidly progressive glomerulonephritis and linear IgG along the glomerular basement membrane indicates:',
    options: ['lupus nephritis', 'microscopic polyangiitis', 'anti-GBM disease', 'IgA vasculitis'],
    answer: 2,
    explanation:
      'Antibodies against type IV collagen bind evenly along the basement membrane and give linear staining. Lupus gives granular deposits, and ANCA vasculitis is pauci-immune.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Antibody to the phospholipase A2 receptor is most closely associated with:',
    options: ['IgA nephropathy', 'membranous nephropathy', 'Alport syndrome', 'diabetic nephropathy'],
    answer: 1,
    explanation:
      'Anti-PLA2R antibody is found in most patients with primary membranous nephropathy. The immune complexes lie under the epithelium and produce "spikes" of basement membrane.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'A hypotensive patient with sepsis becomes oliguric; urine shows muddy brown granular casts and fractional sodium excretion of 4%. The likely cause is:',
    options: ['prerenal azotaemia', 'acute glomerulonephritis', 'urinary obstruction', 'acute tubular necrosis'],
    answer: 3,
    explanation:
      'Muddy brown casts and a fractional sodium excretion above 2% point to tubular necrosis, because damaged tubules cannot retain sodium. In prerenal azotaemia it is below 1% and the sediment is bland.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Red cell casts in the urine localise the bleeding to the:',
    options: ['glomerulus', 'ureter', 'bladder', 'prostate'],
    answer: 0,
    explanation:
      'Casts form only in the tubules, so red cells inside a cast must have entered the nephron, usually through a damaged glomerulus. Bleeding from the ureter or bladder gives free red cells without casts.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Staghorn calculi made of struvite are promoted by infection with which organism?',
    options: ['Escherichia coli', 'Enterococcus faecalis', 'Proteus mirabilis', 'Candida albicans'],
    answer: 2,
    explanation:
      'Proteus makes urease, which splits urea, alkalinises the urine and precipitates magnesium ammonium phosphate. Escherichia coli is the commonest urinary pathogen but does not normally produce urease.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Which is a recognised extrarenal feature of autosomal dominant polycystic kidney disease?',
    options: ['Sensorineural deafness', 'Lens dislocation', 'Berry aneurysm', 'Angiofibroma of the face'],
    answer: 2,
    explanation:
      'Intracranial berry aneurysms, hepatic cysts and mitral valve prolapse accompany this disease. Sensorineural deafness suggests Alport syndrome, and facial angiofibromas suggest tuberous sclerosis.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Potassium is 7.4 mmol/L and the ECG shows broad QRS complexes. Which treatment should be given first?',
    options: ['Calcium gluconate IV', 'Insulin with glucose IV', 'Nebulised salbutamol', 'Oral calcium resonium'],
    answer: 0,
    explanation:
      'Calcium stabilises the myocardium within minutes and is given first when the ECG is abnormal. Insulin and salbutamol then shift potassium into cells, and resins remove it only slowly.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Normal anion gap acidosis, hypokalaemia, urine pH 6.5 and renal stones suggest which disorder?',
    options: ['Type 4 RTA', 'Distal (type 1) RTA', 'Lactic acidosis', 'Diabetic ketoacidosis'],
    answer: 1,
    explanation:
      'In distal renal tubular acidosis the urine cannot be acidified below pH 5.5, and calcium phosphate stones form. Type 4 causes hyperkalaemia, and the other two raise the anion gap.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Serum creatinine doubles a week after an ACE inhibitor is started in a man with hypertension and an abdominal bruit. The likely underlying cause is:',
    options: [
      'diabetic nephropathy',
      'polycystic kidney disease',
      'chronic pyelonephritis',
      'bilateral renal artery stenosis',
    ],
    answer: 3,
    explanation:
      'With both renal arteries narrowed, GFR depends on angiotensin II constricting the efferent arteriole; blocking it makes GFR fall sharply. The abdominal bruit supports renovascular disease.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'The main cause of the normocytic anaemia of advanced chronic kidney disease is lack of:',
    options: ['vitamin B_{12}', 'folic acid', 'erythropoietin', 'intrinsic factor'],
    answer: 2,
    explanation:
      'Peritubular interstitial cells of the diseased kidney make too little erythropoietin. Lack of vitamin B_{12}, folate or intrinsic factor would give macrocytic anaemia.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'To define chronic kidney disease, abnormal kidney structure or function must have been present for at least:',
    options: ['3 months', '2 weeks', '6 weeks', '12 months'],
    answer: 0,
    explanation:
      'The KDIGO definition requires abnormality for a minimum of three months, with implications for health. A shorter course is classed as acute kidney injury or acute kidney disease.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Ten days after starting flucloxacillin a patient has fever, rash, eosinophilia and rising creatinine with sterile pyuria. The likely diagnosis is:',
    options: [
      'acute pyelonephritis',
      'acute interstitial nephritis',
      'renal papillary necrosis',
      'membranous nephropathy',
    ],
    answer: 1,
    explanation:
      'Drug-induced acute interstitial nephritis is a hypersensitivity reaction, with white cells in the urine but no organisms. The first step is to stop the drug.',
  },
  {
    type: 'sba',
    subject: 'renal',
    text: 'Serum sodium of 108 mmol/L, low for many days, is raised to 130 mmol/L within 24 hours. The patient is most at risk of:',
    options: ['cerebral oedema', 'subdural haematoma', 'Wernicke encephalopathy', 'osmotic demyelination'],
    answer: 3,
    explanation:
      'Rapid correction of chronic hyponatraemia draws water out of adapted brain cells and damages myelin, classically in the pons. Cerebral oedema is the danger of acute hyponatraemia or of lowering a high sodium too fast.',
  },
]
