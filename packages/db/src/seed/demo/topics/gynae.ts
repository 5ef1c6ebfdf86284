import { part } from './part.ts'

/** FCPS Part-1 Gynaecology and Obstetrics. */
export const gynae = {
  embryology: part('Embryology ও Genetics', 'Embryology and genetics', 'shahriar', [
    ['Gametogenesis ও Fertilisation', 'Gametogenesis and fertilisation'],
    ['Implantation ও Germ layers', 'Implantation and germ layers'],
    ['Genital tract-এর বিকাশ ও Anomaly', 'Development of the genital tract, and anomalies'],
    ['Urinary system-এর বিকাশ', 'Development of the urinary system'],
    ['Chromosomal disorders ও Counselling', 'Chromosomal disorders and counselling'],
  ]),
  pelvis: part('Pelvic anatomy', 'Pelvic anatomy', 'tahmina', [
    ['Bony pelvis ও Pelvic diameters', 'Bony pelvis and pelvic diameters'],
    ['Pelvic floor ও Perineum', 'Pelvic floor and perineum'],
    ['Uterus, Tube ও Ovary', 'Uterus, tube and ovary'],
    ['Ureter ও Bladder: অপারেশনে যা মনে রাখবেন', 'Ureter and bladder: what to remember when operating'],
    ['Pelvic vessels, Nerves ও Lymphatics', 'Pelvic vessels, nerves and lymphatics'],
    ['Fetal skull', 'Fetal skull'],
  ]),
  reproduction: part('Reproductive physiology', 'Reproductive physiology', 'mahmudul', [
    ['Hypothalamo-pituitary-ovarian axis', 'Hypothalamo-pituitary-ovarian axis'],
    ['Menstrual cycle', 'Menstrual cycle'],
    ['Puberty ও Menopause', 'Puberty and menopause'],
    ['Steroid hormones', 'Steroid hormones'],
    ['Lactation', 'Lactation'],
  ]),
  pregnancy: part('Maternal ও Fetal physiology', 'Maternal and fetal physiology', 'rumana', [
    ['গর্ভাবস্থায় হৃৎপিণ্ড, ফুসফুস ও রক্ত', 'Heart, lungs and blood in pregnancy'],
    ['Placenta: গঠন ও কাজ', 'Placenta: structure and function'],
    ['Amniotic fluid', 'Amniotic fluid'],
    ['Fetal circulation', 'Fetal circulation'],
    ['Physiology of labour', 'Physiology of labour'],
    ['Endocrine ও Renal changes in pregnancy', 'Endocrine and renal changes in pregnancy'],
  ]),
  pathology: part('Pathology', 'Pathology', 'nasrin', [
    ['Inflammation, Shock ও DIC', 'Inflammation, shock and DIC'],
    ['Cervix: HPV, CIN ও Carcinoma', 'Cervix: HPV, CIN and carcinoma'],
    ['Endometrium ও Myometrium', 'Endometrium and myometrium'],
    ['Ovarian tumours ও Markers', 'Ovarian tumours and markers'],
    ['Gestational trophoblastic disease', 'Gestational trophoblastic disease'],
    ['Anaemia in pregnancy', 'Anaemia in pregnancy'],
  ]),
  infection: part('Infection ও Immunology', 'Infection and immunology', 'rafiqul', [
    ['Vaginal flora ও Vaginitis', 'Vaginal flora and vaginitis'],
    ['Sexually transmitted infections', 'Sexually transmitted infections'],
    ['TORCH ও Hepatitis B', 'TORCH and hepatitis B'],
    ['Rh isoimmunisation ও Vaccine', 'Rh isoimmunisation and vaccines'],
  ]),
  pharmacology: part('Pharmacology', 'Pharmacology', 'sabrina', [
    ['গর্ভাবস্থায় ওষুধ ও Teratogen', 'Drugs in pregnancy and teratogens'],
    ['Oxytocics ও Tocolytics', 'Oxytocics and tocolytics'],
    ['Contraceptives ও Hormone therapy', 'Contraceptives and hormone therapy'],
    ['Antihypertensives in pregnancy ও MgSO₄', 'Antihypertensives in pregnancy and MgSO₄'],
  ]),
}
