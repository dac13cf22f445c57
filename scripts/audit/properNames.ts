/** Names that no language translates: technologies (specification §3, tech stack), and our product. */
export const properNames: readonly string[] = [
  'ReactJS, AngularJS, NodeJS, Django, Flask, Laravel, CodeIgniter, Apache Drill, Hadoop, Spark, Zookeeper',
  'Python, SQL, YAML, JSON, Markdown, Java, PHP, R, C#, MSSQL, MySQL, PostgreSQL, MongoDB, Kotlin, React Native, iOS, Android',
  'Adobe, Photoshop, Figma, Canva, iElection',
].flatMap((list) => list.split(', '))
