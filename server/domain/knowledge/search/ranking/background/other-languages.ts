/** The same kind of questions in other languages, one list a language. Written for this project. */
export const OTHER_LANGUAGES = [
  `wie wird das Wetter morgen
wer hat gestern das Fußballspiel gewonnen
wie lange muss ein Ei kochen
was ist die Hauptstadt von Kanada
erzähl mir einen Witz
wie weit ist der Mond von der Erde entfernt
wann fährt der nächste Zug nach Hamburg
wie backe ich einen Apfelkuchen
welche Farbe passt zu Blau
wie viele Einwohner hat Berlin
was bedeutet dieses Sprichwort
wie lerne ich Gitarre spielen
was hilft gegen Kopfschmerzen
wer hat diesen Roman geschrieben
stell den Wecker auf sieben Uhr
spiel etwas Musik
wie alt werden Schildkröten
wann ist der nächste Vollmond
wie pflanze ich Tomaten
was soll ich meiner Mutter zum Geburtstag schenken
warum ist der Himmel blau
wie viele Kalorien hat ein Apfel
wo finde ich ein gutes Restaurant am Hafen
was kostet ein Flug nach Tokio
wie heißt der höchste Berg in Afrika
mir ist langweilig
bist du ein Roboter
wie bindet man eine Krawatte
welche Impfungen brauche ich für Kenia
wann wurde der Buchdruck erfunden`,
  `quel temps fera-t-il demain
qui a gagné le match hier soir
combien de temps cuire un œuf
quelle est la capitale du Canada
raconte-moi une blague
à quelle distance est la lune
quand part le prochain train pour Lyon
comment faire une tarte aux pommes
quelle couleur va avec le bleu
combien d'habitants compte Marseille
que veut dire ce proverbe
comment apprendre la guitare
que prendre contre le mal de tête
qui a écrit ce roman
mets le réveil à sept heures
joue de la musique
combien de temps vivent les tortues
quand est la prochaine pleine lune
quand planter les tomates
quel cadeau offrir à ma mère
pourquoi le ciel est-il bleu
combien de calories dans une pomme
où trouver un bon restaurant près du port
quel est le prix d'un vol pour Tokyo
quelle est la plus haute montagne d'Afrique
je m'ennuie
es-tu un robot
comment nouer une cravate
quels vaccins pour le Kenya
quand l'imprimerie a-t-elle été inventée`,
  `qué tiempo hará mañana
quién ganó el partido anoche
cuánto tiempo se hierve un huevo
cuál es la capital de Canadá
cuéntame un chiste
a qué distancia está la luna
cuándo sale el próximo tren a Sevilla
cómo se hace una tarta de manzana
qué color combina con el azul
cuántos habitantes tiene Madrid
qué significa este refrán
cómo aprender a tocar la guitarra
qué es bueno para el dolor de cabeza
quién escribió esta novela
pon la alarma a las siete
pon algo de música
cuántos años viven las tortugas
cuándo es la próxima luna llena
cuándo se plantan los tomates
qué le regalo a mi madre por su cumpleaños
por qué el cielo es azul
cuántas calorías tiene una manzana
dónde hay un buen restaurante cerca del puerto
cuánto cuesta un vuelo a Tokio
cuál es la montaña más alta de África
estoy aburrido
eres un robot
cómo se hace el nudo de la corbata
qué vacunas necesito para Kenia
cuándo se inventó la imprenta`,
  `che tempo farà domani
chi ha vinto la partita ieri sera
quanto deve bollire un uovo
qual è la capitale del Canada
raccontami una barzelletta
quanto dista la luna dalla terra
quando parte il prossimo treno per Torino
come si fa la torta di mele
quale colore sta bene con il blu
quanti abitanti ha Milano
come si impara a suonare la chitarra
cosa prendere per il mal di testa
chi ha scritto questo romanzo
metti la sveglia alle sette
quanto vivono le tartarughe
quando è la prossima luna piena
quando si piantano i pomodori
perché il cielo è azzurro
quante calorie ha una mela
sei un robot`,
  `como vai estar o tempo amanhã
quem ganhou o jogo ontem à noite
quanto tempo se coze um ovo
qual é a capital do Canadá
conta-me uma piada
qual é a distância da terra à lua
quando parte o próximo comboio para o Porto
como se faz uma tarte de maçã
que cor combina com azul
quantos habitantes tem Lisboa
como aprender a tocar violão
o que é bom para dor de cabeça
quem escreveu este romance
põe o despertador para as sete
quantos anos vivem as tartarugas
quando é a próxima lua cheia
quando se plantam os tomates
por que o céu é azul
quantas calorias tem uma maçã
você é um robô`,
  `какая завтра будет погода
кто выиграл вчерашний матч
сколько варить яйцо
какая столица Канады
расскажи анекдот
какое расстояние до луны
когда следующий поезд в Казань
как испечь яблочный пирог
какой цвет подходит к синему
сколько жителей в Москве
как научиться играть на гитаре
что помогает от головной боли
кто написал этот роман
поставь будильник на семь утра
сколько живут черепахи
когда следующее полнолуние
когда сажать помидоры
почему небо голубое
сколько калорий в яблоке
что подарить маме на день рождения
где вкусно поесть у моря
сколько стоит билет на самолет в Токио
какая самая высокая гора в Африке
ты робот
как завязать галстук`,
  `τι καιρό θα κάνει αύριο
ποιος κέρδισε τον αγώνα χθες
πόση ώρα βράζει ένα αυγό
ποια είναι η πρωτεύουσα του Καναδά
πες μου ένα ανέκδοτο
πόσο απέχει το φεγγάρι από τη γη
πότε φεύγει το επόμενο τρένο για Λάρισα
πώς φτιάχνω μηλόπιτα
ποιο χρώμα ταιριάζει με το μπλε
πώς μαθαίνω κιθάρα
τι βοηθά στον πονοκέφαλο
ποιος έγραψε αυτό το μυθιστόρημα
πόσα χρόνια ζουν οι χελώνες
πότε έχει πανσέληνο
πότε φυτεύουμε ντομάτες
γιατί ο ουρανός είναι γαλάζιος
πόσες θερμίδες έχει ένα μήλο
είσαι ρομπότ
πόσο κοστίζει μια πτήση για Τόκιο
ποιο είναι το ψηλότερο βουνό της Αφρικής`,
  `yarın hava nasıl olacak
dün akşamki maçı kim kazandı
yumurta kaç dakika haşlanır
Kanada'nın başkenti neresi
bana bir fıkra anlat
ay dünyadan ne kadar uzakta
Ankara'ya bir sonraki tren ne zaman
elmalı turta nasıl yapılır
maviye hangi renk yakışır
İzmir'in nüfusu kaç
gitar çalmayı nasıl öğrenirim
baş ağrısına ne iyi gelir
bu romanı kim yazdı
alarmı yediye kur
kaplumbağalar kaç yıl yaşar
bir sonraki dolunay ne zaman
domates ne zaman ekilir
gökyüzü neden mavi
bir elmada kaç kalori var
sen robot musun`,
  `ngày mai thời tiết thế nào
ai thắng trận đấu tối qua
luộc trứng bao lâu
thủ đô của Canada là gì
kể cho tôi một câu chuyện cười
mặt trăng cách trái đất bao xa
chuyến tàu tiếp theo đi Huế khi nào
làm bánh táo như thế nào
màu nào hợp với màu xanh
làm sao học chơi đàn guitar
đau đầu thì uống gì
ai viết cuốn tiểu thuyết này
rùa sống được bao nhiêu năm
khi nào trăng tròn
tại sao bầu trời màu xanh
một quả táo có bao nhiêu calo
bạn có phải là robot không
vé máy bay đi Tokyo giá bao nhiêu
ngọn núi cao nhất châu Phi là gì
nên tặng mẹ quà gì`,
  `מה מזג האוויר מחר
מי ניצח במשחק אתמול
כמה זמן מבשלים ביצה
מהי בירת קנדה
ספר לי בדיחה
מה המרחק מכדור הארץ לירח
מתי יוצאת הרכבת הבאה לחיפה
איך מכינים עוגת תפוחים
איזה צבע מתאים לכחול
כמה תושבים יש בירושלים
איך לומדים לנגן בגיטרה
מה עוזר נגד כאב ראש
מי כתב את הרומן הזה
תעיר אותי בשבע בבוקר
תשמיע קצת מוזיקה
כמה שנים חי צב
מתי ירח מלא
מתי שותלים עגבניות
למה השמיים כחולים
כמה קלוריות יש בתפוח
איזו מתנה לקנות לאמא
איפה יש מסעדה טובה ליד הים
כמה עולה טיסה לטוקיו
מה ההר הגבוה באפריקה
האם אתה רובוט
איך קושרים עניבה
משעמם לי
אילו חיסונים צריך לקניה
מתי הומצא הדפוס
איך מאלפים כלב`,
  `كيف سيكون الطقس غدا
من فاز بالمباراة أمس
كم دقيقة تسلق البيضة
ما هي عاصمة كندا
احك لي نكتة
كم يبعد القمر عن الأرض
متى يغادر القطار القادم إلى الإسكندرية
كيف أخبز فطيرة التفاح
أي لون يناسب الأزرق
كم عدد سكان القاهرة
كيف أتعلم العزف على العود
ما علاج الصداع
من كتب هذه الرواية
أيقظني في السابعة صباحا
شغل بعض الموسيقى
كم سنة تعيش السلحفاة
متى يكتمل القمر
متى تزرع الطماطم
لماذا السماء زرقاء
كم سعرة حرارية في التفاحة
ماذا أهدي أمي في عيد ميلادها
أين أجد مطعما جيدا قرب الميناء
كم سعر الرحلة إلى طوكيو
ما أعلى جبل في أفريقيا
هل أنت روبوت
كيف أربط ربطة العنق
أشعر بالملل
ما اللقاحات اللازمة لكينيا
متى اخترعت الطباعة
كيف أدرب كلبي`,
  `कल मौसम कैसा रहेगा
कल रात मैच किसने जीता
अंडा कितनी देर उबालते हैं
कनाडा की राजधानी क्या है
मुझे एक चुटकुला सुनाओ
चांद धरती से कितनी दूर है
मुंबई की अगली ट्रेन कब है
सेब का केक कैसे बनाते हैं
नीले रंग के साथ कौन सा रंग अच्छा लगता है
गिटार बजाना कैसे सीखें
सिरदर्द में क्या करें
यह उपन्यास किसने लिखा
कछुए कितने साल जीते हैं
पूर्णिमा कब है
टमाटर कब लगाते हैं
आसमान नीला क्यों होता है
एक सेब में कितनी कैलोरी होती है
क्या तुम रोबोट हो
टोक्यो की उड़ान कितने की है
अफ्रीका का सबसे ऊंचा पहाड़ कौन सा है`,
  `明天天气怎么样
昨晚的比赛谁赢了
鸡蛋要煮多久
加拿大的首都是哪里
给我讲个笑话
月亮离地球有多远
下一班去上海的火车几点开
苹果派怎么做
什么颜色配蓝色好看
北京有多少人口
怎么学弹吉他
头疼吃什么药
这本小说是谁写的
早上七点叫我起床
放一首歌
乌龟能活多少年
下次满月是什么时候
什么时候种番茄
天空为什么是蓝色的
一个苹果有多少卡路里
妈妈生日送什么礼物
港口附近有什么好餐厅
去东京的机票多少钱
非洲最高的山是什么山
你是机器人吗
领带怎么打
我好无聊
印刷术是什么时候发明的
怎么训练小狗
今晚看什么电影`,
  `明日の天気はどうですか
昨夜の試合はどちらが勝ちましたか
卵は何分ゆでますか
カナダの首都はどこですか
冗談を言って
月までの距離はどのくらいですか
次の京都行きの電車は何時ですか
アップルパイの作り方は
ギターの弾き方を教えて
頭痛には何が効きますか
この小説は誰が書きましたか
七時に起こして
亀は何年生きますか
次の満月はいつですか
空はなぜ青いのですか
りんごのカロリーは
あなたはロボットですか
東京までの航空券はいくらですか
アフリカで一番高い山は
ネクタイの結び方`,
  `내일 날씨 어때요
어젯밤 경기 누가 이겼어요
계란은 몇 분 삶아요
캐나다의 수도는 어디예요
재미있는 이야기 해줘
달까지 거리가 얼마나 되나요
부산 가는 다음 기차는 몇 시예요
사과 파이는 어떻게 만들어요
기타는 어떻게 배워요
두통에 뭐가 좋아요
이 소설은 누가 썼어요
일곱 시에 깨워줘
거북이는 몇 년 살아요
다음 보름달은 언제예요
하늘은 왜 파란가요
사과 칼로리는 얼마예요
너는 로봇이야
도쿄 항공권 얼마예요`,
  `พรุ่งนี้อากาศเป็นอย่างไร
เมื่อคืนทีมไหนชนะ
ต้มไข่กี่นาที
เมืองหลวงของแคนาดาคืออะไร
เล่าเรื่องตลกให้ฟังหน่อย
ดวงจันทร์อยู่ห่างจากโลกเท่าไร
รถไฟไปเชียงใหม่เที่ยวต่อไปกี่โมง
ทำพายแอปเปิ้ลอย่างไร
เรียนกีตาร์อย่างไร
ปวดหัวกินยาอะไร
ใครเขียนนิยายเรื่องนี้
เต่าอายุกี่ปี
พระจันทร์เต็มดวงเมื่อไร
ทำไมท้องฟ้าสีฟ้า
แอปเปิ้ลหนึ่งลูกกี่แคลอรี
คุณเป็นหุ่นยนต์หรือเปล่า
ตั๋วเครื่องบินไปโตเกียวราคาเท่าไร
ภูเขาที่สูงที่สุดในแอฟริกาคืออะไร`,
]
