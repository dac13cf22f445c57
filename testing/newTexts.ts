/** Texts of a new project and a new post, by the field names of the editor’s forms. */
export const projectWords = {
  en: {
    Title: 'Timetable planning app for schools',
    Description:
      'How a school plans the timetables of forty classes in one afternoon: rooms, teachers and wishes in one place, and every clash shown before it happens.',
    Keywords: 'timetable planning, school software, scheduling',
    Heading: 'A timetable for forty classes',
    Paragraph: 'Web application · Education',
    More: 'Planning the timetables of a school took three people two weeks. The application knows rooms, teachers and wishes, and shows every clash while the plan is made.',
    Outcome: 'The plan of a term is ready in an afternoon, and everybody sees at once what a change would mean.',
  },
  ja: {
    Title: '学校の時間割を作成するアプリ',
    Description: '40クラス分の時間割を半日で組めるようにしたアプリの事例です。教室、先生、希望をまとめて扱い、重なりを事前に示します。',
    Keywords: '時間割作成, 学校向けソフトウェア, スケジューリング',
    Heading: '40クラスの時間割',
    Paragraph: 'Webアプリ／教育',
    More: '学校の時間割づくりには、3人がかりで2週間かかっていました。このアプリは教室、先生、希望を把握し、組んでいる最中に重なりを示します。',
    Outcome: '1学期分の時間割が半日で仕上がり、変更の影響もその場でわかるようになりました。',
  },
  de: {
    Title: 'Stundenpläne für Schulen per App',
    Description:
      'Wie eine Schule die Stundenpläne von vierzig Klassen an einem Nachmittag erstellt: Räume, Lehrkräfte und Wünsche an einem Ort, ohne Überschneidungen.',
    Keywords: 'Stundenplan, Schulsoftware, Planung',
    Heading: 'Ein Stundenplan für vierzig Klassen',
    Paragraph: 'Webanwendung · Bildung',
    More: 'Drei Personen brauchten zwei Wochen für die Stundenpläne einer Schule. Die Anwendung kennt Räume, Lehrkräfte und Wünsche und zeigt jede Überschneidung schon beim Planen.',
    Outcome: 'Der Plan eines Halbjahres steht an einem Nachmittag, und alle sehen sofort, was eine Änderung nach sich zieht.',
  },
}

export const postWords = {
  en: {
    Title: 'How a model is retired',
    Description:
      'A model that nobody maintains still answers. How to notice that its time has come, what to keep of it, and how to switch it off without anybody losing work.',
    Alt: 'A round plate of fine lines carrying a large coloured tick',
    Keywords: 'machine learning, model retirement, operations',
    Text: 'A model does not break. It fades.\n\n## What to look for\n\n| Sign | Meaning |\n| ---- | ------- |\n| drift | the world has moved on |',
  },
  de: {
    Title: 'Wie ein Modell in den Ruhestand geht',
    Description:
      'Ein Modell, das niemand mehr pflegt, antwortet trotzdem. Woran Sie erkennen, dass seine Zeit vorbei ist, und wie Sie es abschalten, ohne Arbeit zu verlieren.',
    Alt: 'Eine runde Scheibe aus feinen Linien mit einem großen farbigen Haken',
    Keywords: 'maschinelles Lernen, Modell abschalten, Betrieb',
    Text: 'Ein Modell geht nicht kaputt. Es verblasst.\n\n## Woran man es merkt\n\n| Zeichen | Bedeutung |\n| ------- | --------- |\n| Drift | die Welt ist weitergezogen |\n\n![Ein Schreibtisch am Fenster](/content/images/my-desk-1.jpg)',
  },
}

/** The texts of a new opening that differ from those of an existing one. */
export const opening = {
  en: {
    title: 'Test Engineer',
    metaTitle: 'Test Engineer in Pune: an opening',
    description: 'You write the tests that find a mistake before a client does: a position in Pune for people at the start of their working life.',
    keywords: 'test engineer Pune, software testing job',
  },
  ja: {
    title: 'テストエンジニア',
    metaTitle: 'テストエンジニア募集・プネ勤務',
    description: 'お客様より先に不具合を見つけるテストを書く仕事です。プネで、経験豊富な先輩とともに実際のプロジェクトに携わります。',
    keywords: 'テストエンジニア 求人, プネ 求人',
  },
  de: {
    title: 'Testingenieur (m/w/d)',
    metaTitle: 'Stelle in Pune: Softwaretests',
    description: 'Sie schreiben Tests, die Fehler finden, bevor ein Kunde sie findet: eine Stelle in Pune für den Berufseinstieg.',
    keywords: 'Softwaretests Stelle, Testingenieur Pune',
  },
}

export const categoryWords = {
  en: {
    Name: 'Data in practice',
    Description: 'How figures are collected, cleaned and read: what a number can say, where it comes from, and what to do when two of them disagree.',
    Alt: 'A round plate of fine lines carrying a large coloured tick',
  },
  ja: {
    Name: 'データの実務',
    Description: '数字の集め方、整え方、読み方。その数字から何がわかるのか、どこから来たのか、二つが食い違うときにどうするのかを書きます。',
    Alt: '細い線の円盤の上にある、大きな色付きのチェックマーク',
  },
  de: {
    Name: 'Daten in der Praxis',
    Description: 'Wie Zahlen erhoben, bereinigt und gelesen werden: was eine Zahl sagt, woher sie kommt und was zu tun ist, wenn zwei einander widersprechen.',
    Alt: 'Eine runde Scheibe aus feinen Linien mit einem großen farbigen Haken',
  },
}

/** The texts of the guides in other languages. */
const translations: Record<string, { ja: string; de: string }> = {
  'Our office in Pune, with the hills behind it': { ja: '丘を背にしたプネのオフィス', de: 'Unser Büro in Pune, dahinter die Hügel' },
  'Columns of fine lines like the days of a week, one lesson in them coloured': {
    ja: '曜日のように並ぶ細い線の列と、色の付いた授業のひとこま',
    de: 'Spalten aus feinen Linien wie die Tage einer Woche, eine Stunde darin farbig',
  },
  Country: { ja: '国', de: 'Land' },
  'How we keep data secure': { ja: 'データを守るしくみ', de: 'Wie wir Daten schützen' },
  'Where the data of our clients lies, who may read it, and what happens when somebody finds a hole: how we work, in a few plain sentences.': {
    ja: 'お客様のデータの保管場所、閲覧できる人、弱点が見つかったときの対応について、わかりやすくまとめました。',
    de: 'Wo die Daten unserer Kunden liegen, wer sie lesen darf und was geschieht, wenn jemand eine Lücke findet: unsere Arbeitsweise in wenigen Sätzen.',
  },
  'data security, access, disclosure': { ja: 'データ保護, アクセス権, 脆弱性', de: 'Datensicherheit, Zugriff, Schwachstellen' },
  Security: { ja: 'セキュリティ', de: 'Sicherheit' },
  'Whoever works on a project reads its data, and nobody else.': {
    ja: 'プロジェクトの担当者だけがデータを閲覧します。',
    de: 'Wer an einem Projekt arbeitet, liest dessen Daten, sonst niemand.',
  },
}

/** @throws if the text is not one of them. */
export function translateGuideText(text: string, language: string): string {
  const found = translations[text]?.[language as 'ja' | 'de']
  if (!found) throw new Error(`There is no “${text}” in ${language}.`)
  return found
}
