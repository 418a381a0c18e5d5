// Runs one client in C#: folder, name, address, token, service, link. Says each answer as a line of JSON.
using System;
using Newtonsoft.Json;

public static class Drive {
    static void Say(string step, object answer) {
        Console.WriteLine(JsonConvert.SerializeObject(new { step, answer }));
    }

    public static void Main(string[] given) {
        SMM api = new SMM(given[2], given[3]);
        Say("balance as a number", api.GetBalance());
        int id = api.AddOrder((SMM.Service) Convert.ToInt32(given[4]), given[5], 1000);
        Say("add", new { order = id });
        SMM.Order order = new SMM.Order(id, "plain");
        bool isRead = order.UpdateData(api);
        Say("status as numbers", new {
            is_read = isRead, charge = order.GetCharge(), start_count = order.GetStartCount(), remains = order.GetRemaining()
        });
    }
}
